"""The defaults of methods that no loop of a browser has."""

AF_UNSPEC = 0
AI_PASSIVE = 1
