"""The default of methods that no loop of a browser has."""

PIPE = -1
