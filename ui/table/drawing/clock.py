"""How fast cards fall and bots play, while they do: pause, the next one, all at once."""

from ...keys import shortcut
from ...node import Child, Node, div
from ...parts.act import act
from ...parts.sign import sign
from ...parts.speeds import dealing
from ...parts.toggle import toggle
from ...settings import CARDS, Settings
from ...words import _
from ..bots import listening, waiting
from ..sitting import Sitting


def pace(sitting: Sitting, settings: Settings) -> Child:
    """Nothing while a person decides."""
    if sitting.dealing:
        deal = sitting.deals(settings.deal)
        return (
            not sitting.guide and _cards(deal),
            div(class_="acts")[
                CARDS[deal] is not None and _pause(sitting, settings),
                act("i-end", _("All at once"), "skip", id="skip"),
                act("i-next", _("Next card"), "next", id="on", kind="btn--go"),
            ],
        )
    if sitting.clock.lingers:
        return div(class_="acts")[act("i-next", _("Go on"), "next", id="on", kind="btn--go")]
    if sitting.clock.holds:
        return div(class_="acts")[
            not sitting.seating.bot and act("i-undo", _("Not yet"), "cancel"),
            act("i-next", _("Go on"), "next", id="on", kind="btn--go"),
        ]
    if listening(sitting):
        return div(class_="acts")[act("i-next", _("Go on"), "next", id="on", kind="btn--go")]
    if waiting(sitting):
        return div(class_="acts")[
            _pause(sitting, settings),
            act("i-next", _("Skip to my turn"), "skip", id="skip-bots", kind="btn--go"),
        ]
    return None


def _pause(sitting: Sitting, settings: Settings) -> Node:
    symbol, words = ("i-play", _("Go on")) if sitting.clock.paused else ("i-pause", _("Pause"))
    return sign(symbol, words, id="pause", data_do="pause", aria_keyshortcuts=shortcut("p", settings.letters))


def _cards(chosen: str) -> Node:
    return div(class_="speeds", role="group", aria_label=_("Speed"))[
        [
            toggle(name == chosen, in_words, kind=None, data_setting="deal", value=name)
            for name, in_words in dealing().items()
        ]
    ]
