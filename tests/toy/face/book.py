"""The rules, a demo and a lesson, all of one turn."""

from collections.abc import Mapping

from ui.book import Chapter, Demo, Lesson, Paragraph
from ui.words import _

RECORD = """peddlers-record 1
game toy rules 1 seats Freya:human Jack:greedy Ivy:greedy seed 7 options rounds=2 first=1
lay k1
roll
end
"""


def chapters() -> tuple[Chapter, ...]:
    hand = Paragraph(_("You have three cards, which nobody else sees."), ("T1",))
    turn = Paragraph(_("Lay as many as you like. Once you may draw, and once you may roll."), ("T2",), "turn")
    end = Paragraph(_("In the end the cards laid and the points rolled count."), ("T3",))
    return (Chapter("rules", _("The rules"), (hand, turn, end)),)


def demos() -> Mapping[str, Demo]:
    captions = {0: _("Freya begins."), 1: _("She has laid a card."), 3: _("She rolled, and ended her turn.")}
    return {"turn": Demo(_("A turn"), ("T2",), RECORD, captions, {1: "lay k1"})}


def lesson() -> Lesson:
    words = {
        0: _("Lay K1."),
        1: _("Roll the die."),
        2: _("End your turn."),
        3: _("Jack is on turn."),
    }
    return Lesson(RECORD, words, {0: ("hand/k1",)})
