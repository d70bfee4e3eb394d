"""Options that several games have, in words: each with its choices and what they mean."""

from collections.abc import Sequence

from engine.parts.first import DRAWN

from ..words import _


def who_begins(names: Sequence[str]) -> tuple[str, dict[str, tuple[str, str]]]:
    """Of `engine.parts.first`; for persons and bots of these names."""
    seats = {str(seat): (name, _("{name} begins.", name=name)) for seat, name in enumerate(names, 1)}
    return _("Who begins"), {DRAWN: (_("drawn by lot"), _("Chance says who begins.")), **seats}
