"""Questions to the minds, and their answers."""

import json
from typing import Any

from ui.minds.analyst import Analyst
from ui.model import Effect


def answer(*questions: dict[str, Any]) -> list[Any]:
    """Of one analyst, to the last of them."""
    analyst = Analyst()
    text = ""
    for question in questions:
        analyst.ask(json.dumps(question))
        while not (text := analyst.step()):
            pass
    answered: list[Any] = json.loads(text)
    return answered


def asked(effects: list[Effect]) -> tuple[Any, ...]:
    (question,) = [effect[1:] for effect in effects if effect[0] == "think"]
    return question
