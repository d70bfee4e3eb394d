"""What the styles, the sprite and the drawings name is there, and nothing that nobody names; for whom the
styles hold."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from assets.packing import lobby
from ui.games import FACES

ROOT = Path(__file__).parents[2]
GENERIC, OF_GAMES = (
    {file: file.read_text(encoding="utf-8") for file in sorted(ROOT.glob(sheets))}
    for sheets in ("assets/css/*.css", "ui/games/*/style.css")
)
STYLES = "".join([*GENERIC.values(), *OF_GAMES.values()])


def bare(styles: str) -> str:
    """Without comments and texts."""
    return re.sub(r"/\*.*?\*/|url\([^)]*\)|\"[^\"]*\"", "", styles, flags=re.DOTALL)


RULES = bare(STYLES)
SELECTORS = "".join(re.findall(r"[^{};]*(?={)", RULES))
PAGE = lobby.filled((ROOT / "index.html").read_text(encoding="utf-8"))
SCRIPTS = " ".join(
    text
    for file in (ROOT / "assets" / "boot").glob("*.js")
    for text in re.findall(r"\"[^\"\n]*\"|`[^`]*`", file.read_text(encoding="utf-8"))
)
DRAWINGS = "".join(
    file.read_text(encoding="utf-8") for file in (ROOT / "ui").rglob("*.svg") if file.name != "tile.svg"
)
SYMBOLS = re.findall(r'<symbol id="([^"]+)"', PAGE + DRAWINGS)
NAME = r"[A-Za-z][\w-]*"


def written(file: Path) -> set[str]:
    """The words of the texts in a module, as patterns: a slot stands for any name."""
    found: set[str] = set()
    tree = ast.parse(file.read_text(encoding="utf-8"))
    comments = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            pieces = [re.escape(p.value) if isinstance(p, ast.Constant) else "\0" for p in node.values]
            found |= {word.replace("\0", r"[\w-]*") for word in "".join(map(str, pieces)).split(r"\ ")}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in comments:
            found |= {re.escape(word) for word in node.value.split()}
    return {word.removeprefix(r"\#") for word in found if re.search(r"[a-z]", word.replace(r"[\w-]*", ""))}


def written_below(folder: Path, without: str = "") -> set[str]:
    files = [file for file in folder.rglob("*.py") if not without or without not in file.parts]
    return set().union(*map(written, files))


CODE = written_below(ROOT / "ui")
CODE_OF_ALL = written_below(ROOT / "ui", without="games")
CODED = re.compile("|".join(sorted(CODE)))


def named(name: str, elsewhere: str) -> bool:
    return bool(CODED.fullmatch(name) or re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", elsewhere))


def test_every_token_is_read() -> None:
    tokens = set(re.findall(r"(?<![\w-])(--[\w-]+)\s*:", STYLES))
    read = set(re.findall(r"var\((--[\w-]+)", STYLES + SCRIPTS + PAGE + DRAWINGS))
    assert len(tokens) > 50
    assert not tokens - read - set(re.findall(r'"(--[\w-]+)', SCRIPTS))
    assert not read - tokens


@pytest.mark.parametrize("name", sorted(set(re.findall(rf"\.({NAME})", SELECTORS))))
def test_every_class_of_the_styles_is_drawn(name: str) -> None:
    page = "".join(re.findall(r'class="[^"]*"', PAGE + DRAWINGS))
    assert named(name, page + SCRIPTS)


@pytest.mark.parametrize("name", SYMBOLS)
def test_every_symbol_is_drawn(name: str) -> None:
    """Some by the name of what there are several of: raccoons, a raccoon."""
    drawn = "".join(re.findall(r'"#[^"]*"', PAGE + DRAWINGS)) + SCRIPTS
    assert any(named(each, drawn) for each in (name, f"#{name}", f"{name}s"))


def outermost(styles: str) -> list[str]:
    """The selectors that stand in no other."""
    deep, heads = 0, [""]
    for sign in bare(styles):
        deep += {"{": 1, "}": -1}.get(sign, 0)
        if not deep and sign == "}":
            heads.append("")
        elif not deep:
            heads[-1] += sign
    return [head.strip() for head in heads if head.strip()]


def test_the_styles_of_a_game_lie_below_its_class() -> None:
    assert {file.parent.name: outermost(styles) for file, styles in OF_GAMES.items()} == {
        key: [f".{key}"] for key in FACES
    }


def test_a_class_that_one_game_alone_draws_is_in_its_own_styles() -> None:
    """What the shared code or several games draw is in the shared ones."""
    drawn = {key: re.compile("|".join(sorted(written_below(ROOT / "ui" / "games" / key)))) for key in FACES}
    shared = re.compile("|".join(sorted(CODE_OF_ALL)))
    page = "".join(re.findall(r'class="[^"]*"', PAGE)) + SCRIPTS
    selectors = "".join(re.findall(r"[^{};]*(?={)", bare("".join(GENERIC.values()))))
    lonely = {
        name
        for name in set(re.findall(rf"\.({NAME})", selectors))
        if not shared.fullmatch(name) and not re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", page)
        if sum(bool(words.fullmatch(name)) for words in drawn.values()) == 1
    }
    assert lonely == set()


def test_no_id_of_the_page_stands_twice() -> None:
    """The symbols of several games can be in it at the same time."""
    ids = re.findall(r'\bid="([^"]+)"', PAGE + DRAWINGS)
    assert [name for name, times in Counter(ids).items() if times > 1] == []


def test_no_thing_on_the_page_is_called_like_a_symbol() -> None:
    drawn = (r"\bid=f?\"([^\"]+)\"", r"\.part\(f?\"([^\"]+)\"")
    for file in (ROOT / "ui").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        for name in [name for kind in drawn for name in re.findall(kind, text)]:
            pattern = re.compile(re.sub(r"\\{.*?\\}", r"\\d+", re.escape(name)))
            assert [symbol for symbol in SYMBOLS if pattern.fullmatch(symbol)] == []


@pytest.mark.parametrize("sheet", [*GENERIC, *OF_GAMES], ids=lambda sheet: sheet.relative_to(ROOT).as_posix())
def test_large_text_gets_the_layout_of_a_small_screen(sheet: Path) -> None:
    """A limit in pixels would not move when a reader has set larger text in the browser."""
    limits = re.findall(r"@(?:media|container)[^{]*", (GENERIC | OF_GAMES)[sheet])
    assert [limit for limit in limits if re.search(r"\dpx", limit)] == []


def test_on_paper_no_still_of_a_demo_lies_over_its_rule() -> None:
    """In print a rule has no place beside its text for what its demo shows."""
    (hidden,) = re.findall(r"([^{}]*) { display: none; }", GENERIC[ROOT / "assets/css/print.css"])
    assert ".still" in hidden.replace(",", " ").split()
