"""The languages of the page, spoken in tests."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from assets.packing.catalogues import sources
from assets.packing.work import ROOT
from ui import words
from ui.games import FACES

LANGUAGES = [language for language in words.LANGUAGES if language != "en"]


def read(po: Path) -> Catalog:
    with po.open("rb") as file:
        return read_po(file, abort_invalid=True)


@pytest.fixture(scope="session")
def catalogues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("locale")
    for (name, language), po in sources(ROOT).items():
        with (folder / f"{name}.{language}.mo").open("wb") as file:
            write_mo(file, read(po))
    return folder


@pytest.fixture
def speak(catalogues: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """The words of every game are known."""
    monkeypatch.setattr(words, "CATALOGUES", catalogues)
    for key in FACES:
        words.learn(key)
    yield words.speak
    words.speak("en")
