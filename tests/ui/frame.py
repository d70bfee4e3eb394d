"""The table in a frame, as the page around it sees it: what it asks for, and what it hears."""

import json
from functools import partial
from typing import Any

from engine import write
from ui.app import update
from ui.model import Effect, Model


def embedded(**command: Any) -> tuple[Model, list[Effect]]:
    """The page of the frame, and the effects of what was asked for first."""
    model = Model(draw_seed=partial(next, iter(range(100, 1_000_000))))
    assert ("tell", "entered", "") in update(model, "go", "embed")
    return model, ask(model, "load", **command)


def ask(model: Model, do: str, **more: Any) -> list[Effect]:
    return update(model, "command", json.dumps({"do": do, **more}))


def to_host(effects: list[Effect]) -> list[dict[str, Any]]:
    return [json.loads(effect[2]) for effect in effects if effect[:2] == ("tell", "host")]


def played(model: Model) -> str:
    assert model.sitting
    return write(model.sitting.match)
