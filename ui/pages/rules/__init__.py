"""The rules of a game in short, with demos."""
