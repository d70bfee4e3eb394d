"""The picture of a result: it stands alone, and tells nothing before its time."""

import re
from xml.etree import ElementTree

from ui.app import update
from ui.model import Model

from .end import ended


def drawn(model: Model) -> str:
    ((kind, name, markup),) = [effect for effect in update(model, "picture") if effect[0] == "picture"]
    assert (kind, name) == ("picture", "peddlers-table.png")
    return str(markup)


def test_it_is_there_once_the_result_is_told() -> None:
    model = ended()
    assert update(model, "picture") == []
    update(model, "reveal")
    markup = drawn(model)
    words = [text.text for text in ElementTree.fromstring(markup).iter() if text.tag.endswith("text")]
    assert "Scott wins on a tie, with fewer goods left." in words
    assert {"Freya", "Jack", "Ivy", "24 points, 6 goods", "7 damage, out"} <= {*words}


def test_it_names_nothing_that_a_page_around_it_would_have_to_give() -> None:
    """Colours and symbols are filled in; no class has its look from elsewhere."""
    model = ended()
    update(model, "reveal")
    markup = drawn(model)
    look, rest = re.findall(r"<style>(.*?)</style>(.*)", markup, re.DOTALL)[0]
    used = {name for names in re.findall(r'class="([^"]+)"', rest) for name in names.split()}
    assert {name for name in used if f".{name}" not in look} <= {"laurel", "title"}
    assert "http" not in rest
