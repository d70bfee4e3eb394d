"""The first lesson of a game."""
