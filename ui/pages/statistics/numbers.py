"""Numbers in words and tables."""

from ...node import Child, Node, details, div, summary, table, tbody, td, th, thead, tr
from ...words import _


def tenths(number: float) -> str:
    """With one digit after the point, as the language writes it."""
    whole, tenth = divmod(round(abs(number) * 10), 10)
    minus = "−" if number < 0 and (whole or tenth) else ""
    return minus + _("{whole}.{tenth}", whole=whole, tenth=tenth)


def as_numbers(heads: list[str], rows: list[list[Child]]) -> Node:
    """What a chart shows, to be read."""
    return details(class_="numbers")[summary[_("As numbers")], grid(_("As numbers"), heads, rows)]


def grid(name: str, heads: list[str], rows: list[list[Child]]) -> Node:
    """A table whose rows begin with what they are about."""
    return div(class_="scroll numbers", tabindex=0, role="group", aria_label=name)[
        table(class_="num")[
            thead[tr[[th(scope="col")[head] for head in heads]]],
            tbody[[tr[th(scope="row")[first], [td[cell] for cell in rest]] for first, *rest in rows]],
        ]
    ]
