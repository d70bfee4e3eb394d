"""What the words of the clans mean: in short, with the numbers of the rules."""

from collections.abc import Callable

from engine.games.clans.tables import (
    DRAWN,
    EXCHANGE,
    GUARDS,
    MOST_CATTLE,
    MOST_ESTATES,
    RED_ZONE,
    TRACK,
    USED,
)

from ...face import About
from ...node import Child
from ...words import _
from . import words
from .cubes import cube, glyph, plot

topics = (
    "aim",
    "turn",
    "act/warrior",
    "act/piper",
    "act/monks",
    "act/cattle",
    "act/castle",
    "act/monastery",
    "act/estate",
    "act/bard",
    "raid",
    "exchange",
    "scoring",
    "following",
    "tiles",
)


def _about(title: str, *text: str, rules: tuple[str, ...], picture: Child = None) -> About:
    return About(title, text, rules, picture)


def _aim() -> About:
    return _about(
        _("The aim"),
        _("Lead your clan to the most points. Every round ends with a scoring."),
        _("From {n} points on a tile may end the game after each round.", n=RED_ZONE),
        rules=("R4", "R40"),
    )


def _turn() -> About:
    return _about(
        _("Your turn"),
        _("Draw {n} cubes, do one or two different actions with at most {used} of them.", n=DRAWN, used=USED),
        _("Then raid a clan, or change cards, or do neither."),
        _("The last one in a round has only one action."),
        rules=("R5", "R8", "R9", "R11", "R22"),
    )


def _cubes() -> About:
    return _about(
        _("Drawn cubes"),
        _("Yellow are warriors, blue pipers and castles, green monks and monasteries, red cattle."),
        _("What you do not use goes back into the bag."),
        rules=("R6", "R12"),
    )


def _used() -> About:
    return _about(
        _("Used cubes"),
        _("At most {n} drawn cubes serve your actions. Cubes of your court do not count.", n=USED),
        rules=("R8", "S7"),
    )


def _bag() -> About:
    return _about(
        _("The bag"),
        _("Its cubes may be counted by all."),
        _("If it holds fewer than {n} when a turn begins, the game is over at once.", n=DRAWN),
        rules=("R6", "R39", "S18"),
    )


def _supply() -> About:
    return _about(
        _("Estates for sale"),
        _("Each has a hidden number on its back. You may own up to {n} estates.", n=MOST_ESTATES),
        rules=("R21", "S31"),
        picture=plot("free"),
    )


def _tiles() -> About:
    return _about(
        _("The end of the game"),
        _("After each round an estate leaves the supply, unseen."),
        _("With a crest at {n} or beyond it is turned up.", n=RED_ZONE),
        _("If its number is not above the leader’s points, the game is over."),
        rules=("R36", "R37", "S41"),
    )


def _track() -> About:
    return _about(
        _("Score track"),
        _("The red zone begins at {n}. Beyond {last} a crest shows its number.", n=RED_ZONE, last=TRACK),
        rules=("S12", "S15", "R36"),
    )


def _warrior() -> About:
    return _about(
        _("Warriors"),
        _("You hold as many cards as you have warriors. For a new one you draw a card at once."),
        _("{n} warriors always stay.", n=GUARDS),
        rules=("R16", "R17"),
        picture=cube("yellow"),
    )


def _piper() -> About:
    return _about(
        _("Pipers"),
        _("In a raid a piper makes a card stronger by one, then it goes to the bag."),
        _("In the scoring each counts as one blue cube."),
        rules=("R18", "R24", "R35"),
        picture=cube("blue"),
    )


def _monks() -> About:
    return _about(
        _("Monks"),
        _("One or two come to your court as one action."),
        _("In the scoring each counts as one green cube."),
        rules=("R19", "R33"),
        picture=cube("green"),
    )


def _cattle() -> About:
    return _about(
        _("Cattle"),
        _("One red cube onto a free estate. Each scores 1 point, most cattle alone {n} more.", n=MOST_CATTLE),
        _("Your cattle also lower what the others score for blue."),
        rules=("R13", "R34", "R35"),
        picture=plot("cattle"),
    )


def _castle() -> About:
    return _about(
        _("Castle"),
        _("Two blue cubes onto a free estate. It counts as two blue cubes."),
        rules=("R14", "R35"),
        picture=plot("castle"),
    )


def _monastery() -> About:
    return _about(
        _("Monastery"),
        _("Three green cubes onto a free estate. It counts as three green cubes."),
        rules=("R15", "R33"),
        picture=plot("monastery"),
    )


def _estate() -> About:
    return _about(
        _("Estate"),
        _("Buy a free estate with a yellow and a red cube, or with a yellow and two green ones."),
        _("Cubes of your court may pay as well. A warrior that pays costs you a card."),
        rules=("R21", "S5", "S6", "S7"),
        picture=plot("free"),
    )


def _bard() -> About:
    return _about(
        _("Bard"),
        _("For a blue cube the bard takes one or two cubes of different colours from one court."),
        _("The first goes to the bag, the second to the bag or to your court."),
        _("The bard is your only action in this turn."),
        rules=("R10", "R20"),
        picture=glyph("bard"),
    )


def _raid() -> About:
    return _about(
        _("Raid"),
        _("Three fights: each lays a card, with a piper or without. The higher one wins."),
        _("Who wins more fights wins the raid: 1 point and booty for the attacker."),
        _("The defender gets 2 points and the attacker loses 1. Equal: 1 for the attacker."),
        _("Then both draw five cards and give up two."),
        rules=("R22", "R23", "R24", "R26", "R27", "R29", "R30", "R31"),
        picture=glyph("raid"),
    )


def _exchange() -> About:
    return _about(
        _("Changing cards"),
        _("Put up to {n} cards away, then draw as many. In that turn you cannot raid.", n=EXCHANGE),
        rules=("R22",),
        picture=glyph("swap"),
    )


def _pile() -> About:
    return _about(
        _("Draw pile"),
        _("There are 15 cudgels, 22 dirks, 18 axes and 12 claymores."),
        _("When it is empty, the discard pile is shuffled."),
        rules=("R2", "S11"),
    )


def _discard() -> About:
    return _about(
        _("Discard pile"),
        _("How often each card lies there: all may count it."),
        rules=("R25", "S38"),
    )


def _scoring() -> About:
    return _about(
        _("Scoring"),
        _("Most yellow: the card of the largest following."),
        _("Most green 3 points, second 2. Tied for most: 1 each, and nothing for the second."),
        _("Each cattle 1 point, most cattle alone {n} more.", n=MOST_CATTLE),
        _("Blue: one point for each, less the most cattle that one opponent has."),
        rules=("R32", "R33", "R34", "R35"),
    )


def _following() -> About:
    return _about(
        _("Largest following"),
        _("Who has the most warriors holds it, and may put drawn cubes back once a turn and draw again."),
        _("Tied: the most cubes in the court decide. Still tied: it stays where it is."),
        rules=("R7", "R32"),
        picture=glyph("banner"),
    )


def _starter() -> About:
    return _about(
        _("Starting player"),
        _("Begins the round; then the left neighbour does. The last one has only one action."),
        rules=("R3", "R11", "R38"),
        picture=glyph("horn"),
    )


def _free() -> About:
    return _about(
        _("Free estate"),
        _("Room for a cattle, a castle or a monastery."),
        rules=("R13", "R14", "R15"),
        picture=plot("free"),
    )


TERMS: dict[str, Callable[[], About]] = {
    "aim": _aim,
    "turn": _turn,
    "cubes": _cubes,
    "used": _used,
    "bag": _bag,
    "supply": _supply,
    "tiles": _tiles,
    "track": _track,
    "act/warrior": _warrior,
    "act/piper": _piper,
    "act/monks": _monks,
    "act/cattle": _cattle,
    "act/castle": _castle,
    "act/monastery": _monastery,
    "act/estate": _estate,
    "act/bard": _bard,
    "yellow": _warrior,
    "blue": _piper,
    "green": _monks,
    "cattle": _cattle,
    "castle": _castle,
    "monastery": _monastery,
    "free": _free,
    "raid": _raid,
    "exchange": _exchange,
    "scoring": _scoring,
    "following": _following,
    "starter": _starter,
    "pile": _pile,
    "discard": _discard,
}


def card_about(name: str) -> About:
    return _about(
        words.strong(name),
        _("A card of strength {n} for raids. A piper makes it stronger by one.", n=int(name)),
        rules=("R24", "R22"),
    )
