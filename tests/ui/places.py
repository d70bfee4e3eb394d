"""Every room of the page, with what happens there until something is there; and what clocks send."""

Message = tuple[object, ...]

CLOCKS: dict[str, Message] = {
    "tick": ("tick", 3),
    "turn": ("turn", "rules-2", 0),
    "card": ("card", 1),
    "bot": ("bot", 7, 3),
    "slow": ("slow", 7, 3),
    "beat": ("beat", 0),
    "take_in": ("take_in",),
    "lingered": ("lingered", 3),
    "held": ("held", 7, 3),
    "still": ("still",),
}


def rooms(key: str, paragraph: str, demo: str, slot: str) -> dict[str, list[Message]]:
    """Of a game: a paragraph of its rules with a demo, the name of that, and the slot of a finished game."""
    load = f'{{"do": "load", "game": "{key}", "demo": "{demo}"}}'
    return {
        "table": [],
        "home": [("go", "home")],
        "new": [("go", f"new:{key}")],
        "library": [("go", "library"), ("shelved", {"game.1.0": slot})],
        "library, empty": [("go", "library")],
        "replay": [("go", "replay:1"), ("slots_read", slot, ""), ("pause",)],
        "replay, empty": [("go", "replay:1")],
        "review": [("go", "review:1"), ("slots_read", slot, "")],
        "review, empty": [("go", "review:1")],
        "share": [("go", "share:1"), ("slots_read", slot, "")],
        "statistics": [("go", "statistics"), ("shelved", {"game.1.0": slot})],
        "rules": [("go", f"rules:{key}"), ("show", paragraph), ("run",)],
        "rules, no demo": [("go", f"rules:{key}")],
        "lesson": [("go", f"lesson:{key}")],
        "embed": [("go", "embed"), ("command", load), ("run",)],
        "embed, empty": [("go", "embed")],
    }


ROOMS = [*rooms("", "", "", "")]
