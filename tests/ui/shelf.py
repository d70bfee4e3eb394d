"""The library, and games that lie on its shelf."""

from functools import partial
from pathlib import Path

from engine import Match, Record, Seat, write
from engine.simulate import play_out
from ui.app import update
from ui.games import FACES
from ui.model import Effect, Model
from ui.pages.library.page import Page
from ui.saves.format import Save
from ui.table import saving as keep
from ui.table.sitting import Sitting

from ..toy.game import TOY

PLACE = Path(__file__).parents[1] / "records"
RECORDS = [file for key in FACES for file in sorted((PLACE / key).glob("*.rec"))]
OVER = RECORDS[0].read_text(encoding="utf-8")


def running(moves: int = 3, seed: int = 3) -> str:
    """Of the toy."""
    game = Match(TOY, [Seat("Freya"), Seat("Jack", "greedy"), Seat("Ivy", "greedy")], {}, seed)
    return write(play_out(game, moves))


ENDED = running(5_000)  # until it is over


def lying(record: str, title: str = "", when: int = 5, number: int = 1) -> str:
    label = keep.label(Sitting(Record.read(record).replay(), title=title))
    told = {**vars(label), "when": when}
    return Save(number, type(label)(**told), record).sealed()


def library(texts: dict[str, str] | None = None, *files: str) -> tuple[Model, list[Effect]]:
    """The room with these texts in the storage, and files handed in."""
    model = Model(draw_seed=partial(next, iter(range(100, 10_000))))
    if files:
        assert hand_in(model, *files) == [("go", "library")]
    effects = update(model, "go", "library")
    assert ("shelf",) in effects
    effects = update(model, "shelved", texts or {})
    while ("later", 0, "take_in") in effects:
        effects = [*(e for e in effects if e[0] != "later"), *update(model, "take_in")]
    return model, effects


def hand_in(model: Model, *texts: str | None) -> list[Effect]:
    """Files without names."""
    return update(model, "files", *(("", text) for text in texts))


def carry(model: Model, texts: dict[str, str], effects: list[Effect], full: bool = False) -> None:
    """What the page does with the storage: these texts, to which nothing can be added once it is full."""
    for kind, *told in effects:
        if kind == "save" and full:
            carry(model, texts, update(model, "stored", told[0], "full"))
        elif kind == "save":
            mark, save = told
            texts[f"game.{mark}.{save.number % 2}"] = save.sealed()
        elif kind == "drop":
            for key in [key for key in texts if key.startswith(f"game.{told[0]}.")]:
                del texts[key]
        elif kind == "shelf":
            carry(model, texts, update(model, "shelved", dict(texts)), full)
        elif kind == "go":
            carry(model, texts, update(model, "go", *told), full)
        elif kind == "slots":
            slots = [texts.get(f"game.{told[0]}.{slot}", "") for slot in (0, 1)]
            carry(model, texts, update(model, "slots_read", *slots), full)
        elif kind == "later":
            carry(model, texts, update(model, *told[1:]), full)


def room(model: Model) -> Page:
    assert isinstance(model.page, Page)
    return model.page
