"""A face that says and does nothing of its own: a game takes from here what it has no use for."""

deals = False


def touch() -> tuple[str, ...]:
    return ()
