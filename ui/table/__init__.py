"""A game being played at this screen."""
