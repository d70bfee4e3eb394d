"""The set-up: which sets are in the game, and who begins."""

from collections.abc import Callable, Sequence

from engine.games.merchants.tables import PRESETS, SETS, SPARE_SETS
from engine.parts.first import DRAWN

from ...defaults import who_begins
from ...face import Choices, Names, Option
from ...words import _, listed
from .words import animal


def options(names: Names) -> dict[str, Option]:
    return {
        "sets": Option(_("Animals"), _presets(len(names) + SPARE_SETS), _animals()),
        "first": who_begins(names),
    }


def _presets(count: int) -> Choices:
    """S28: what each is called, and the animals of so many sets that are in it."""
    return {
        name: (title(), _("{animals}. {text}", animals=_these(PRESETS[name][:count]), text=character()))
        for name, (title, character) in PRESET_WORDS.items()
    } | {DRAWN: (_("at random"), _("Chance says which animals come."))}


def _these(sets: Sequence[str]) -> str:
    return listed([str(animal(name, begins=name == sets[0])) for name in sets])


def _animals() -> Choices:
    """S28: how hard a set is, and what it is like."""
    return {
        one.name: (
            animal(one.name, begins=True),
            _("{difficulty}: {text}", difficulty=_difficulty(one.difficulty), text=CHARACTER[one.name]()),
        )
        for one in SETS
    }


def _difficulty(number: int) -> str:
    return {1: _("easy"), 2: _("medium"), 3: _("for experts")}[number]


PRESET_WORDS: dict[str, tuple[Callable[[], str], Callable[[], str]]] = {
    "first": (lambda: _("first game"), lambda: _("Easy to learn.")),
    "friendly": (lambda: _("friendly"), lambda: _("Little that hurts the others.")),
    "conflict": (lambda: _("conflict"), lambda: _("Cards are stolen, decks are spoilt.")),
    "chaos": (lambda: _("chaos"), lambda: _("Dice roll, hands whirl: plan for nothing.")),
    "expert": (lambda: _("expert"), lambda: _("Much to think about: for those who know the cards.")),
}

CHARACTER: dict[str, Callable[[], str]] = {
    "macaws": lambda: _("quick hands, and the right card at the right time"),
    "pandas": lambda: _("clever buying, and mastery of the market"),
    "raccoons": lambda: _("theft, and mischief in the cards of others"),
    "squirrels": lambda: _("stacks of things that would not fit together"),
    "ocelots": lambda: _("luck and risk, with a die"),
    "chameleons": lambda: _("they become other cards"),
}
