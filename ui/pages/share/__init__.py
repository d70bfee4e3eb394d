"""A game as a link, a text, a file or a game code."""
