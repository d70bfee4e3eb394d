"""What happened, in sentences."""

from engine import known

from ..node import Node, h2, li, ol, section
from ..sitting import Sitting
from ..words import _

LOG = 40  # lines


def log(sitting: Sitting) -> Node:
    """The newest first."""
    lines: list[str] = []
    for events in reversed(sitting.match.events):
        said = [sitting.face.tell(event, sitting.names) for event in known(events, sitting.looking)]
        lines += [line for line in reversed(said) if line]
        if len(lines) >= LOG:
            break
    return section(class_="lastlog panel", aria_label=_("Log"))[
        h2[_("Log")],
        ol(tabindex=0, aria_label=_("What happened, the newest first"))[[li[line] for line in lines[:LOG]]],
    ]


def news(sitting: Sitting) -> str:
    """What the last move brought, for a screen reader; while cards are dealt, the card that lies now."""
    if sitting.dealing is not None:
        return sitting.face.dealt(sitting.dealt()[sitting.dealing - 1])
    events = known(sitting.match.events[-1], sitting.looking)
    said = [sitting.face.tell(event, sitting.names) for event in events]
    return ". ".join(line for line in said if line)
