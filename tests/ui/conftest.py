"""The languages of the page, spoken in tests."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from assets.packing.work import ROOT
from ui import words

LANGUAGES = [language for language in words.LANGUAGES if language != "en"]


def read(language: str) -> Catalog:
    with (ROOT / "assets" / "locale" / f"{language}.po").open("rb") as file:
        return read_po(file, abort_invalid=True)


@pytest.fixture(scope="session")
def catalogues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("locale")
    for language in LANGUAGES:
        with (folder / f"{language}.mo").open("wb") as file:
            write_mo(file, read(language))
    return folder


@pytest.fixture
def speak(catalogues: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    monkeypatch.setattr(words, "CATALOGUES", catalogues)
    yield words.speak
    words.speak("en")
