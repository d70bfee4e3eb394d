"""Pieces that more than one screen or game draws with."""
