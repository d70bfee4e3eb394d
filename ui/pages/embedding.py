"""The two lines with which a table gets into a page of somebody else. EMBED.md tells the rest."""

import html

from ..node import Child, p, textarea
from ..words import _, language

FALLBACK = '<noscript><iframe src="{site}posters/{name}.html" width="100%" height="690"></iframe></noscript>'


def lines(site: str, game: str, **wishes: str) -> str:
    """Who has no scripts sees the poster, with a way to the full page."""
    attributes = {"game": game, **wishes, "lang": language()}
    given = "".join(f' {name}="{html.escape(value)}"' for name, value in attributes.items() if value)
    suffix = "" if language() == "en" else f".{language()}"
    name = "-".join(filter(None, (game, wishes.get("demo")))) + suffix
    poster = FALLBACK.format(site=site, name=name)
    script = f'<script src="{site}peddlers-table.js"></script>'
    return f"{script}\n<peddlers-table{given}>{poster}</peddlers-table>\n"


def to_copy(text: str, outcome: str) -> Child:
    """To be copied by hand, wherever the browser does not do it."""
    return bool(text) and (
        p(role="status")[outcome],
        textarea(id="lines", readonly=True, rows=5, spellcheck="false", aria_label=_("Embed this"))[text],
    )
