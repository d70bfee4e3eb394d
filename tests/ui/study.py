"""Questions to the minds, and their answers."""

import json
from typing import Any

from ui.minds.study import Study
from ui.model import Effect


def answer(*questions: dict[str, Any]) -> list[Any]:
    """Of one study, to the last of them."""
    study = Study()
    text = ""
    for question in questions:
        study.ask(json.dumps(question))
        while not (text := study.step()):
            pass
    told: list[Any] = json.loads(text)
    return told


def asked(effects: list[Effect]) -> tuple[Any, ...]:
    (question,) = [effect[1:] for effect in effects if effect[0] == "think"]
    return question
