"""A game is one parcel: what is its own lies in the folders of its key."""

import re
from pathlib import Path

import pytest

from assets.packing.lobby import read, tile, tiles
from assets.packing.posters import TEMPLATE, pictured
from assets.packing.work import ROOT, Failure

KEYS = sorted(
    {folder.name for side in ("engine", "ui") for folder in (ROOT / side / "games").glob("[a-z]*/")}
)
NAMED = re.compile(rf"\b({'|'.join(KEYS)})\b", re.IGNORECASE)
LISTED = re.compile(r"KEYS = \(.*\)")
TEXTS = {".py", ".js", ".mjs", ".css", ".html", ".svg", ".po", ".toml", ".webmanifest"}


def test_a_game_is_named_in_one_line_a_package_and_else_in_its_own_folders() -> None:
    trees = [file for folder in ("engine", "ui", "assets") for file in (ROOT / folder).rglob("*")]
    own = [ROOT / side / "games" / key for side in ("engine", "ui") for key in KEYS]
    own.append(ROOT / "assets" / "examples")  # programs of others, as the pages about them show
    named = {
        (file.relative_to(ROOT).as_posix(), line)
        for file in [*trees, *(ROOT / name for name in ("index.html", "build.py", "pyscript.toml"))]
        if file.suffix in TEXTS and not {*own} & {*file.parents}
        for line in file.read_text(encoding="utf-8").splitlines()
        if NAMED.search(line)
    }
    assert {file for file, line in named if LISTED.fullmatch(line)} == {
        "engine/games/__init__.py",
        "ui/games/__init__.py",
    }
    assert [(file, line) for file, line in named if not LISTED.fullmatch(line)] == []


def test_every_game_on_the_shelf_has_all_of_its_parcel() -> None:
    wanted = {"__init__.py", "style.css", "symbols.svg", "tile.svg", "tile.toml", "locale"}
    lacks = {
        folder.name: wanted - {file.name for file in folder.iterdir()}
        for folder in (ROOT / "ui" / "games").glob("[a-z]*/")
        if (folder / "__init__.py").exists()
    }
    assert len(lacks) > 1
    assert not any(lacks.values()), lacks


def test_a_tile_that_says_too_little_is_told_what_it_lacks(tmp_path: Path) -> None:
    file = tmp_path / "tile.toml"
    file.write_text('title = "Toy"\nlead = "Lay much."\nplayers = [3, 5]\nminutes = 5\nage = 6\nby = "us"\n')
    with pytest.raises(Failure, match=r"tile.toml of .* lacks: authors, original, language"):
        read(file)


def test_a_game_without_a_picture_of_its_table_has_posters() -> None:
    template = TEMPLATE.read_text()
    assert 'content="../assets/pictures/toy.webp"' in pictured(template, {"picture": "toy.webp"})
    assert "og:image" not in pictured(template, {})


def test_every_tile_says_how_many_play_how_long_and_from_which_age_on() -> None:
    for key, told in tiles().items():
        assert re.search(r"\d–\d players</span>.*\d+ min</span>.*<span>\d+\+</span>", tile(key, told)), key
