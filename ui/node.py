"""Elements as values that become text, escaped by construction."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import starmap
from types import MappingProxyType
from typing import Any

VOID = frozenset(("br", "hr", "img", "input"))
FORBIDDEN = ("style", "on")  # the content security policy would drop them anyway
ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})

Child = Any  # a Node, a Part, a string or number, None or False (nothing), or an iterable of these


@dataclass(frozen=True)
class Part:
    """An element with an id that is sent to the page only if it changed, and of what is in it, only the parts
    that changed; patch.js keeps the others."""

    name: str
    tag: str
    markup: str
    node: "Node | None" = None  # None: it has no parts in it
    parts: Mapping[str, str] = field(default_factory=dict)  # in it, by name


@dataclass(frozen=True)
class Node:
    """One element: a tag, attributes as text, children: `div(id="x")["some ", b["text"]]`."""

    tag: str
    attributes: str = ""
    children: tuple[Child, ...] = ()

    def __call__(self, **attributes: Any) -> "Node":
        """A trailing underscore is dropped, others become hyphens; None and False: no such attribute."""
        return Node(self.tag, "".join(starmap(_attribute, attributes.items())), self.children)

    def __getitem__(self, children: Child) -> "Node":
        return Node(self.tag, self.attributes, children if isinstance(children, tuple) else (children,))

    def __str__(self) -> str:
        return render(self)[0]

    def part(self, name: str) -> Part:
        """The same with an id, written at once: what never changes can be kept."""
        node = Node(self.tag, f"{_attribute('id', name)}{self.attributes}", self.children)
        markup, parts = render(node)
        return Part(name, self.tag, markup, node, parts)


def render(node: Node, sent: Mapping[str, str] = MappingProxyType({})) -> tuple[str, dict[str, str]]:
    """The text, and its parts by name; a part that was sent before is only named."""
    texts: list[str] = []
    parts: dict[str, str] = {}
    _write(node, texts, parts, sent)
    return "".join(texts), parts


@lru_cache(4096)
def escape(text: str) -> str:
    return text.translate(ESCAPES)


@lru_cache(4096, typed=True)  # True is 1
def _attribute(key: str, value: Any) -> str:
    name = key.removesuffix("_").replace("_", "-")
    if name.startswith(FORBIDDEN):
        raise ValueError(f"attribute {name}")
    if value is None or value is False:
        return ""
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'


def _write(child: Child, texts: list[str], parts: dict[str, str], sent: Mapping[str, str]) -> None:
    if isinstance(child, Node):
        texts.append(f"<{child.tag}{child.attributes}>")
        if child.tag not in VOID:
            for inner in child.children:
                _write(inner, texts, parts, sent)
            texts.append(f"</{child.tag}>")
    elif isinstance(child, str):
        texts.append(escape(child))
    elif isinstance(child, Part):
        if sent.get(child.name) == child.markup:
            texts.append(f'<{child.tag} id="{child.name}" data-same></{child.tag}>')
        elif child.parts and sent:
            _write(child.node, texts, {}, sent)
        else:
            texts.append(child.markup)
        parts[child.name] = child.markup
        parts.update(child.parts)
    elif isinstance(child, Iterable):
        for inner in child:
            _write(inner, texts, parts, sent)
    elif child is not None and child is not False:
        texts.append(escape(str(child)))


# HTML
a, article, aside, b, button, datalist, dd, details = map(
    Node, "a article aside b button datalist dd details".split()
)
div, dl, dt = map(Node, "div dl dt".split())
fieldset, figcaption, figure, h1, h2, h3, header, input_, label = map(
    Node, "fieldset figcaption figure h1 h2 h3 header input label".split()
)
i, kbd, legend, li, mark, nav, ol = map(Node, "i kbd legend li mark nav ol".split())
option, p, progress, section, select = map(Node, "option p progress section select".split())
small, span, summary, table, tbody, td, th = map(Node, "small span summary table tbody td th".split())
textarea, thead, tr, ul = map(Node, "textarea thead tr ul".split())
# SVG
circle, g, line, path, rect, svg, text, use = map(Node, "circle g line path rect svg text use".split())
