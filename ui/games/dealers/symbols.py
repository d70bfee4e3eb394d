"""The page has all symbols of the Dealers: the lobby shows some of them before Python is up."""

from ...node import Child


def symbols() -> Child:
    return None
