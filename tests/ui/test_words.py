"""The catalogues: every word of the page and the table, in every language."""

import ast
import re
import string
from collections import Counter
from collections.abc import Callable
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir

from assets.packing import lobby as tiles
from assets.packing.catalogues import SHARED, sources
from assets.packing.work import ROOT
from engine import Event
from engine.games.dealers.tables import KINDS
from ui.games import FACES
from ui.games.dealers import words as dealers

from .conftest import LANGUAGES, read

SAME = "as in English"  # a comment in a catalogue
ROUND = {"de": "runde", "fr": "manche", "it": "gir[io]", "nl": "rond"}
NAMES = ["Freya", "Jack"]


class Page(HTMLParser):
    """What language.js translates: texts marked data-word, labels marked data-word-label."""

    def __init__(self) -> None:
        super().__init__()
        self.words: set[str] = set()
        self.inside = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.inside = "data-word" in given
        if "data-word-label" in given:
            self.words.add(given["aria-label"] or "")

    def handle_data(self, data: str) -> None:
        if self.inside:
            self.words.add(" ".join(data.split()))
            self.inside = False


Text = str | tuple[str, ...]


def words(page: str) -> set[str]:
    reader = Page()
    reader.feed(page)
    return reader.words


def lobby() -> set[str]:
    """What the page and its scripts say."""
    scripts = "".join(file.read_text() for file in (ROOT / "assets" / "boot").glob("*.js"))
    page = (ROOT / "index.html").read_text()
    return words(page) | set(re.findall(r'\bword\(\s*"([^"\\]+)"', scripts))


def written() -> dict[str, set[Text]]:
    """The texts of the code, by whose it is."""
    found: dict[str, set[Text]] = {}
    for file, _line, text, *_more in extract_from_dir(
        ROOT / "ui", [("**.py", "python")], keywords={"_": None, "count": (1, 2)}
    ):
        match Path(file).parts:
            case ("games", key, _, *_) | ("terminal" as key, _):
                found.setdefault(key, set()).add(text)
            case _:
                found.setdefault(SHARED, set()).add(text)
    return found


@cache
def texts() -> dict[str, set[Text]]:
    """Which texts each catalogue has to have. What the shared code says is shared; what several games say may
    be, or stand with each of them: a new game changes no catalogue but its own."""
    own = written()
    shared = own.pop(SHARED) | lobby()
    for key, told in tiles.tiles().items():
        own[key] = own.get(key, set()) | words(tiles.tile(key, told))
    times = Counter(text for each in own.values() for text in each)
    lifted = {message.id for message in said(read(sources(ROOT)[SHARED, LANGUAGES[0]]))}
    shared |= {text for text, games in times.items() if games > 1} & lifted
    return {SHARED: shared} | {key: each - shared for key, each in own.items()}


def test_no_text_hides_in_an_f_string() -> None:
    """On Python 3.11 the extraction does not look there."""
    for file in (ROOT / "ui").rglob("*.py"):
        for drawn in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            calls = ast.walk(drawn) if isinstance(drawn, ast.JoinedStr) else ()
            names = {
                call.func.id
                for call in calls
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
            }
            assert not names & {"_", "count"}, file


def slots(text: str) -> list[str]:
    return sorted(name for _text, name, _spec, _conversion in string.Formatter().parse(text) if name)


def forms(text: str | tuple[str, ...]) -> tuple[str, ...]:
    return text if isinstance(text, tuple) else (text,)


def said(catalog: Catalog) -> list[Message]:
    return [message for message in catalog if message.id]


@pytest.fixture(scope="module", params=sources(ROOT), ids=".".join)
def catalog(request: pytest.FixtureRequest) -> Catalog:
    return read(sources(ROOT)[request.param])


def test_every_text_has_its_words_in_every_language() -> None:
    assert {*sources(ROOT)} == {(name, language) for name in texts() for language in LANGUAGES}


@pytest.mark.parametrize(("name", "language"), sources(ROOT))
def test_a_catalogue_says_every_text_of_its_own_and_no_other(name: str, language: str) -> None:
    catalog = read(sources(ROOT)[name, language])
    assert str(catalog.locale) == language
    assert {message.id for message in said(catalog)} == texts()[name]
    assert catalog.obsolete == {}
    assert not catalog.fuzzy
    assert [message.id for message in said(catalog) if message.fuzzy] == []


def test_every_form_is_there_with_the_same_slots(catalog: Catalog) -> None:
    for message in said(catalog):
        assert len(forms(message.string)) == (catalog.num_plurals if message.pluralizable else 1), message.id
        for form in forms(message.string):
            assert form.strip() == form != "", message.id
            assert slots(form) == slots(forms(message.id)[-1]), message.id


def test_it_has_a_date_of_its_own(catalog: Catalog) -> None:
    """Else Babel writes the minute of the build, and no two builds have the same bytes."""
    assert f"{catalog.creation_date:%Y-%m-%d}" == "2026-11-19"


def test_what_is_said_as_in_english_is_meant(catalog: Catalog) -> None:
    same = {message.id for message in said(catalog) if message.id == message.string}
    assert same == {message.id for message in said(catalog) if SAME in message.user_comments}


def test_a_round_is_called_the_same_everywhere(catalog: Catalog) -> None:
    """The round pile has a name of its own."""
    word = ROUND[str(catalog.locale)]
    for message in said(catalog):
        if re.search(r"\brounds?\b(?! pile)", forms(message.id)[0], re.IGNORECASE):
            assert all(re.search(word, form, re.IGNORECASE) for form in forms(message.string)), message.id


def test_quotes_and_spaces_are_those_of_the_language(catalog: Catalog) -> None:
    for form in (form for message in said(catalog) for form in forms(message.string)):
        assert not re.search("[\"']", form), form
        wrong = r"(?<!\u202f)[;:!?]" if str(catalog.locale) == "fr" else r"\s[;:!?]"
        assert not re.search(wrong, form), form


def test_a_sentence_is_said_in_the_chosen_language(speak: Callable[[str], None]) -> None:
    took = Event("take", (0, "vase", "elgin", "arrival"))
    speak("de")
    assert FACES["dealers"].sentence(took, NAMES) == "Freya nimmt: Vase"
    assert (dealers.points(1), dealers.points(5)) == ("1 Punkt", "5 Punkte")
    speak("fr")
    assert (dealers.points(0), dealers.points(2)) == ("0 point", "2 points")
    speak("en")
    assert FACES["dealers"].sentence(took, NAMES) == "Freya takes: vase"


def test_a_number_of_cards_is_told_in_its_form(speak: Callable[[str], None]) -> None:
    def shuffled(cards: int) -> str:
        return FACES["dealers"].sentence(Event("shuffle", (cards,)), NAMES)

    assert [shuffled(1), shuffled(2)] == [
        "The discard pile is shuffled: 1 card",
        "The discard pile is shuffled: 2 cards",
    ]
    speak("it")
    assert [shuffled(1), shuffled(2)] == [
        "Si mischia il mazzo di scarto: 1 carta",
        "Si mischia il mazzo di scarto: 2 carte",
    ]


def test_an_unknown_language_leaves_english(speak: Callable[[str], None]) -> None:
    speak("de")
    speak("xx")
    assert dealers.good("anvil") == "anvil"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_may_begin_a_sentence(language: str, speak: Callable[[str], None]) -> None:
    speak(language)
    for name in (*KINDS, "feed", "extra"):
        card = dealers.card(name)
        assert card.capitalize() == card[0].upper() + card[1:]


def test_no_sign_of_a_language_stands_outside_its_catalogue() -> None:
    """French wants a space before : ; ! ? and the others none: the joint is a text like any other."""
    for file in (ROOT / "ui").rglob("*.py"):
        if file.parent.name == "terminal" and file.stem not in ("play", "speech"):
            continue  # what they tell is in English
        tree = ast.parse(file.read_text(encoding="utf-8"))
        translated = {
            id(part)
            for node in ast.walk(tree)
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("_", "count")
            for argument in node.args
            for part in ast.walk(argument)
        }
        joints = [
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant)
            and id(node) not in translated
            and isinstance(node.value, str)
            and re.fullmatch(r"[;:!?]+ | [;:!?]+ ?|[;:!?] .{0,3}", node.value)
        ]
        assert joints == [], file
