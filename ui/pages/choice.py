"""A list to choose one from."""

from collections.abc import Mapping
from typing import Any

from ..node import Node, option, select


def choice(choices: Mapping[str, str], chosen: str, **attributes: Any) -> Node:
    """`choices`: what is sent -> its words."""
    return select(**attributes)[
        [option(value=value, selected=value == chosen)[words] for value, words in choices.items()]
    ]
