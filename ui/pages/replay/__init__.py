"""A game is watched once more."""
