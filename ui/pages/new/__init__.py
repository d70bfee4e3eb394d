"""A new game: who sits where, and by which options."""
