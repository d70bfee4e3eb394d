"""A setting that is on or off."""

from ..node import Node, i, input_, label, span


def switch(name: str, words: str, on: bool) -> Node:
    ticked = input_(type="checkbox", role="switch", data_setting=name, checked=on)
    return label(class_="field")[span[words], span(class_="switch")[ticked, i]]
