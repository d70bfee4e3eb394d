"""Elements as values that become text, escaped by construction."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

VOID = frozenset(("br", "hr", "img", "input"))
FORBIDDEN = ("style", "on")  # the content security policy would drop them anyway
ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})

Child = Any  # a Node, a Text, a string or number, None or False (nothing), or an iterable of these


@dataclass(frozen=True)
class Text:
    """Markup that a Node has already become: what never changes is rendered once."""

    markup: str

    def __str__(self) -> str:
        return self.markup


@dataclass(frozen=True)
class Node:
    """One element: a tag, attributes as text, children: `div(id="x")["some ", b["text"]]`."""

    tag: str
    attributes: str = ""
    children: tuple[Child, ...] = ()

    def __call__(self, **attributes: Any) -> "Node":
        """A trailing underscore is dropped, others become hyphens; None and False: no such attribute."""
        written = "".join(_attribute(key, value) for key, value in attributes.items())
        return Node(self.tag, written, self.children)

    def __getitem__(self, children: Child) -> "Node":
        return Node(self.tag, self.attributes, children if isinstance(children, tuple) else (children,))

    def __str__(self) -> str:
        parts: list[str] = []
        _write(self, parts)
        return "".join(parts)

    def once(self) -> Text:
        return Text(str(self))


def escape(text: str) -> str:
    return text.translate(ESCAPES)


def _attribute(key: str, value: Any) -> str:
    if value is None or value is False:
        return ""
    name = key.removesuffix("_").replace("_", "-")
    if name.startswith(FORBIDDEN):
        raise ValueError(f"attribute {name}")
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'


def _write(child: Child, parts: list[str]) -> None:
    if isinstance(child, Node):
        parts.append(f"<{child.tag}{child.attributes}>")
        if child.tag not in VOID:
            for inner in child.children:
                _write(inner, parts)
            parts.append(f"</{child.tag}>")
    elif isinstance(child, str):
        parts.append(escape(child))
    elif isinstance(child, Text):
        parts.append(child.markup)
    elif isinstance(child, Iterable):
        for inner in child:
            _write(inner, parts)
    elif child is not None and child is not False:
        parts.append(escape(str(child)))


# HTML
a, aside, b, button, dd, details, div, dl, dt = map(Node, "a aside b button dd details div dl dt".split())
fieldset, h1, h2, h3, header, input_, label = map(Node, "fieldset h1 h2 h3 header input label".split())
legend, li, ol, option, p, section, select = map(Node, "legend li ol option p section select".split())
small, span, summary, table, tbody, td, th = map(Node, "small span summary table tbody td th".split())
thead, tr, ul = map(Node, "thead tr ul".split())
# SVG
circle, g, path, rect, svg, text, use = map(Node, "circle g path rect svg text use".split())
