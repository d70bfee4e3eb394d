"""The package, as `python -m build` makes it of this tree."""

import email
import subprocess
import sys
import zipfile

import pytest

from assets.packing.developers import NAME
from assets.packing.package import files, renamed
from engine.edition import RELEASE, version

from .command import ROOT


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (file,) = folder.iterdir()
    with zipfile.ZipFile(file) as opened:
        yield opened


def test_it_has_what_it_shall_have_and_nothing_else(wheel):
    found = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert found == files(ROOT).keys()
    assert {"peddlers/py.typed", "peddlers/locale/app.de.mo", "peddlers/locale/terminal.nl.mo"} <= found
    assert not [name for name in found if "/browser/" in name or "tests" in name]


def test_it_says_what_it_is(wheel):
    (name,) = [name for name in wheel.namelist() if name.endswith("/METADATA")]
    told = email.message_from_bytes(wheel.read(name))
    assert (told["Name"], told["Version"]) == (NAME, version())
    assert told["Version"].startswith(f"{RELEASE}+")
    assert told["License-Expression"] == "MIT"
    for field in ("Summary", "Author", "Requires-Python", "Keywords", "License-File"):
        assert told[field], field
    assert {line.partition(",")[0] for line in told.get_all("Project-URL")} == {
        "Homepage",
        "Documentation",
        "Changelog",
    }
    assert "Typing :: Typed" in told.get_all("Classifier")
    assert "# Peddler's Table" in told.get_payload()
    (scripts,) = [name for name in wheel.namelist() if name.endswith("entry_points.txt")]
    assert b"peddlers = peddlers.__main__:command" in wheel.read(scripts)


def test_this_release_is_told_of_in_the_changes():
    assert f"\n## {RELEASE}\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_what_is_a_package_of_its_own_in_the_tree_has_its_name_there():
    text = b"from engine import Move\n    from ui.words import _\nfrom enginery import x\n'from engine'\n"
    assert renamed(text, "ui/a.py").decode().splitlines() == [
        "from peddlers.engine import Move",
        "    from peddlers.ui.words import _",
        "from enginery import x",
        "'from engine'",
    ]
    assert renamed(text, "engine/a.py") == text


def test_no_module_of_it_asks_for_one_that_only_the_tree_has(wheel):
    alone = (b"import engine", b"import ui", b"from engine", b"from ui", b"from tests", b"from assets")
    modules = [wheel.read(name) for name in wheel.namelist() if name.endswith(".py")]
    assert [line for text in modules for line in text.splitlines() if line.strip().startswith(alone)] == []
