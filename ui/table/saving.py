"""Saving, loading, exporting: nothing that was played is lost."""

from collections.abc import Iterable
from dataclasses import replace

from engine import write

from ..model import Effect, Model
from ..saves.format import Label, Save, fingerprint, newest, unseal
from ..saves.trouble import Trouble
from ..saves.words import because, beyond
from ..words import _
from .seating import facing
from .sitting import Sitting

FILE = "peddlers-table.txt"  # games that a person keeps


def save(sitting: Sitting) -> list[Effect]:
    """After every move, dealt card and private look: a reload shows neither more nor less."""
    sitting.saves += 1
    return [("save", sitting.mark, slot(sitting))]


def slot(sitting: Sitting) -> Save:
    return Save(sitting.saves, label(sitting), write(sitting.match))


def label(sitting: Sitting) -> Label:
    match = sitting.match
    view = match.view(None)
    seats = zip(match.seats, sitting.seating.marks, strict=True)
    label = Label(
        game=match.game.key,
        seats=tuple((seat.name, seat.player, colour) for seat, (_name, colour) in seats),
        moves=len(match.moves),
        round=view.round,
        turn=sitting.seating.decider,
        title=sitting.title,
        sketch=sitting.face.portrait.sketch(view),
        helped=tuple(sitting.face.helped(match.options)),
        across=tuple(sitting.seating.across),
        dealt=sitting.clock.dealt,
        rewatched=sitting.layout.rewatched,
        got=sitting.seating.recipient,
    )
    if not match.over:
        return label
    scores = match.game.scores(view)
    return replace(label, rows=scores.rows, winners=scores.winners, out=tuple(scores.out))


def load(model: Model, mark: str, *texts: str) -> list[Effect]:
    """What the slots of a game hold, as far as it can be played. What is not whole is kept beside them."""
    whole = newest(texts)
    damaged = [text for text in texts if text and not unseal(text)]
    held = model.sitting if model.sitting and model.sitting.mark == mark else None
    if held and not (whole and whole.number >= held.saves):  # what lies there is older: it was damaged
        return [*_set_aside(mark, damaged), *save(held)]
    tried = [whole.record] if whole else damaged
    matches = [(*model.restore(text), text) for text in tried]
    match, wrong, text = max(matches, key=lambda one: len(one[0].moves) if one[0] else -1, default=NOTHING)
    if wrong and whole:
        damaged = [text, *damaged]
    if match:
        guide = model.sitting.guide if model.sitting and model.sitting.mark == mark else None
        model.sitting = Sitting(match, mark, whole.number if whole else 0, guide=guide)
        _go_on(model.sitting, whole.label if whole else None)
    model.trouble = Trouble()
    if wrong:
        model.trouble = Trouble(beyond(wrong), tuple(damaged))
    elif damaged:
        words = _(
            "One of the two saves of this game was damaged; the other is on the table. A move may be missing."
        )
        model.trouble = Trouble(words, tuple(damaged))
    elif not match:
        model.trouble = Trouble(because("gone"))
    return _set_aside(mark, damaged)


def _set_aside(mark: str, damaged: Iterable[str]) -> list[Effect]:
    return [("keep", f"damaged.{mark}.{fingerprint(text)}", text) for text in damaged]


NOTHING = (None, None, "")


def _go_on(sitting: Sitting, label: Label | None) -> None:
    """Where the showing of the last move broke off, and who sits where."""
    sitting.seating.across = facing(sitting.seating.people)
    if not label:
        return
    sitting.title = label.title
    sitting.seating.across = [seat for seat in sitting.seating.people if seat in label.across]
    sitting.layout.rewatched = label.rewatched
    if label.moves != len(sitting.match.moves):
        return
    lies = isinstance(label.dealt, int) and 0 < label.dealt <= len(sitting.deal)
    sitting.clock.dealt = label.dealt if lies else None
    looks = label.got in sitting.seating.people and sitting.face.gained(sitting.match.events[-1], label.got)
    sitting.seating.recipient = label.got if looks else None


def stored(model: Model, mark: str, problem: str) -> list[Effect]:
    """How saving a game went: nothing wrong, or full, denied or lost."""
    words = {
        "full": _("The browser’s storage is full: the game is not saved any more. Keep it as a file."),
        "denied": _("The browser denies its storage: the game is not saved. Keep it as a file."),
        "lost": _("The browser did not keep the game: it is not saved. Keep it as a file."),
        "": "",
    }
    here = model.sitting if model.sitting and model.sitting.mark == mark else None
    if problem and here:
        here.saves -= 1  # the next one goes to the same slot: the other stays whole
    if problem or (here and not model.trouble.originals):
        model.trouble = Trouble(words[problem], model.trouble.originals)
    return []


def as_file(sitting: Sitting) -> list[Effect]:
    return [("download", FILE, slot(sitting).sealed())]


def report(model: Model, sitting: Sitting) -> list[Effect]:
    """What went wrong with the bots, with the game, for whoever can mend it."""
    faults = "".join(f"# fault {fault!r}\n" for fault in sitting.planning.faults)
    return [("download", "peddlers-table-problem.txt", write(sitting.match) + faults)]


def export_originals(model: Model) -> list[Effect]:
    """As they were found."""
    texts = model.trouble.originals
    return [("download", "peddlers-table-original.txt", "\n".join(texts))] if texts else []
