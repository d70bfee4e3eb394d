"""The table in the page of another site: in a frame, and in one that is denied everything but scripts."""

import functools
import threading
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Frame, FrameLocator, Page, expect

from assets.packing.server import Handler
from build import DIST
from ui.pages.embedding import lines

from .conftest import serving, watched

RECORDS = Path(__file__).parents[1] / "records" / "dealers"
OVER = (RECORDS / "score-of-four.rec").read_text(encoding="utf-8")
PAGE = """<!doctype html><html lang="fr"><meta charset="utf-8"><title>theirs</title>
<link rel="icon" href="data:,">
<script src="SITE/peddlers-table.js"></script>
<script>
const told = [];
for (const kind of ["poster", "ready", "height", "event", "ended", "refused"])
  addEventListener(`peddlers-${kind}`, ({ detail }) => told.push(detail));
addEventListener("peddlers-height", ({ detail }) => { window.high = detail.height; });
const heard = (kind) => told.filter((one) => one.kind === kind);
const table = () => document.querySelector("peddlers-table");
const framed = () => table().shadowRoot.querySelector("iframe");
</script>
<p>Their text <input id="theirs"></p><peddlers-table ATTRIBUTES></peddlers-table>"""
AS_TALL = "framed().getBoundingClientRect().height === window.high"
FUZZ = """() => {
  const words = ["load", "step", "play", "lang", "theme", "ready", "constructor", "toString", "<img src=x>"];
  let seed = 7;
  const below = (limit) => (seed = (seed * 48271) % 2147483647) % limit;
  const pick = (list) => list[below(list.length)];
  const knot = {};
  knot.knot = knot;
  const strange = () => pick([null, undefined, NaN, -1, 1e300, 10n, true, "x", pick(words), [], [[]], {}, /x/,
    { toString: 1 }, new Date(), new Map([[1, 2]]), new Uint8Array(3), new Error("x"), knot, "\\ud800"]);
  const names = ["demo", "record", "kind", "height", "toString"];
  const frame = framed().contentWindow;
  for (let number = 0; number < 10000; number += 1) {
    let message = strange();
    if (below(10)) {
      message = { peddlers: below(10) ? 1 : strange(), do: below(5) ? pick(words) : strange() };
      for (const name of names) if (!below(4)) message[name] = strange();
      // what makes sense would draw the table thousands of times
      message.lang = message.theme = message.by = message.on = pick(["x", 1.5, null, {}, []]);
      message.game = pick([1, {}, [], null, "x"]);
    }
    frame.postMessage(message, "*");
  }
}"""


class Theirs(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None: ...


@pytest.fixture(scope="module")
def theirs(site: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., str]]:
    """The address of a page on another origin, whose table has these attributes."""
    folder = tmp_path_factory.mktemp("theirs")
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Theirs, directory=str(folder))) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()

        def page(attributes: str, markup: str = PAGE) -> str:
            name = f"{len(list(folder.iterdir()))}.html"
            text = markup.replace("SITE/", site).replace("ATTRIBUTES", attributes)
            (folder / name).write_text(text, encoding="utf-8")
            return f"http://127.0.0.1:{running.server_port}/{name}"

        yield page
        running.shutdown()


@pytest.fixture(scope="module", params=["open", "open sandbox"])
def laid(
    request: pytest.FixtureRequest,
    browser: Browser,
    browser_context_args: dict[str, Any],
    theirs: Callable[..., str],
) -> Iterator[Page]:
    """Their page, with a table that is laid."""
    with watched(browser.new_context(**browser_context_args)) as page:
        page.goto(theirs(f'game="dealers" lang="de" theme="dark" {request.param}'))
        page.wait_for_function("heard('ready').length === 1 && (window.first = heard('ready')[0])")
        yield page


@pytest.fixture
def host(laid: Page) -> Page:
    """The same with a new game, in German and dark, whatever was done there before."""
    begin(laid)
    tell(laid, "lang", lang="de")
    tell(laid, "theme", theme="dark")
    expect(inside(laid).locator("html[lang=de][data-theme=dark]")).to_be_attached()
    return laid


def inside(page: Page) -> Frame:
    (frame,) = page.main_frame.child_frames
    return frame


def tell(page: Page, do: str, **more: Any) -> None:
    page.evaluate("([name, more]) => table().tell(name, more)", [do, more])


def begin(page: Page) -> None:
    """A new game."""
    page.evaluate("told.length = 0")
    tell(page, "load", game="dealers")
    page.wait_for_function("heard('event').length > 0")


def test_it_is_laid_as_the_attributes_say(host: Page) -> None:
    frame = inside(host)
    assert host.evaluate("[first.lang, first.theme]") == ["de", "dark"]
    expect(frame.locator("#app")).to_contain_text("Highland-Trödler")
    sandboxed = host.locator("peddlers-table[sandbox]").count() == 1
    assert frame.evaluate("self.origin === 'null'") == sandboxed


def test_it_is_as_high_as_it_asks_for(host: Page) -> None:
    host.wait_for_function(AS_TALL)
    frame = inside(host)
    frame.wait_for_function("document.documentElement.scrollHeight <= innerHeight")


def test_it_plays_and_tells_how_the_game_stands(host: Page) -> None:
    frame = inside(host)
    for _deal in range(3):  # whoever deals
        if frame.locator("[data-do=skip]").count():
            frame.locator("[data-do=skip]").first.click()
            break
        frame.locator("#app .btn--go").first.click()
    host.wait_for_function("heard('event').at(-1).moves > 0")
    last = host.evaluate("heard('event').at(-1)")
    assert [one["player"] for one in last["players"]] == ["human", "normal"]
    assert last["turn"] in [one["name"] for one in last["players"]]
    expect(frame.locator(".trouble")).to_have_count(0)
    expect(frame.locator("#forgetful")).to_be_hidden()


def test_a_record_is_laid_looked_at_and_refused(host: Page) -> None:
    tell(host, "load", record=OVER)
    host.wait_for_function("heard('ended').length === 1")
    ended = host.evaluate("heard('ended')[0]")
    assert len(ended["scores"]) == len(ended["players"])
    assert ended["winners"]
    frame = inside(host)
    tell(host, "step", by=-2)
    expect(frame.locator(".table.is-past")).to_be_visible()
    tell(host, "step", by=2)
    expect(frame.locator(".table.is-past")).to_have_count(0)
    tell(host, "load", record="peddlers-record 1\nno game")
    host.wait_for_function("heard('refused').length === 1")
    tell(host, "load", record="x" * 200_001)
    host.wait_for_function("heard('refused').length === 2")
    expect(frame.locator("#result")).to_be_visible()


def test_language_and_light_follow_the_attributes(host: Page) -> None:
    frame = inside(host)
    for lang, theme, title in (("en", "light", "Highland Dealers"), ("de", "dark", "Highland-Trödler")):
        host.evaluate(f"table().setAttribute('lang', '{lang}'); table().setAttribute('theme', '{theme}')")
        expect(frame.locator("#app")).to_contain_text(title)
        expect(frame.locator("html")).to_have_attribute("data-theme", theme)


def test_the_eyes_and_the_typing_stay_where_they_are(host: Page) -> None:
    inside(host).locator("#app button[data-do]").first.focus()
    host.locator("#theirs").focus()
    tell(host, "load", record=OVER)
    host.wait_for_function("heard('event').length > 1")
    expect(inside(host).locator("#result")).to_be_visible()
    host.keyboard.type("still here")
    expect(host.locator("#theirs")).to_have_value("still here")
    host.locator("#theirs").fill("")


def test_what_is_shared_leads_to_the_full_page_and_a_sandbox_says_what_it_drops(
    host: Page, site: str
) -> None:
    tell(host, "load", record=OVER)
    frame = inside(host)
    expect(frame.locator("#result")).to_be_visible()
    place = frame.locator("[data-do^='go share']").first.get_attribute("data-do")
    frame.evaluate("(place) => { location.hash = place; }", str(place).removeprefix("go "))
    sandboxed = host.locator("peddlers-table[sandbox]").count() == 1
    keep = frame.locator("[data-do=keep]")
    if sandboxed:
        keep.click()
        expect(frame.locator("#by-hand")).to_have_value(OVER)
        expect(frame.locator(".share [role=status]")).to_contain_text("keine Dateien")
    else:
        with host.expect_download() as download:
            keep.click()
        assert download.value.path().read_text(encoding="utf-8") == OVER
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    frame.locator("[data-do=copy_link]").click()
    expect(frame.locator(".share [role=status]")).to_contain_text("opier")
    by_hand = frame.locator("#by-hand")
    link = by_hand.input_value() if by_hand.count() else host.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{site}#g=")


def test_only_the_window_around_it_is_heard(host: Page) -> None:
    frame = inside(host)
    # another frame of their page speaks to the table, and the page to itself as if it were a table
    host.evaluate("""() => new Promise((done) => {
        const other = document.createElement("iframe");
        other.onload = () => {
            const script = other.contentDocument.createElement("script");
            script.textContent = `
                parent.document.querySelector("peddlers-table").shadowRoot.querySelector("iframe")
                    .contentWindow.postMessage({ peddlers: 1, do: "theme", theme: "light" }, "*");
                parent.postMessage({ peddlers: 1, kind: "ended" }, "*");`;
            other.contentDocument.body.append(script);
            other.remove();
            done();
        };
        document.body.append(other);
        window.postMessage({ peddlers: 1, kind: "ended" }, "*");
    })""")
    tell(host, "lang", lang="fr")  # comes after those
    expect(frame.locator("html")).to_have_attribute("lang", "fr")
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    assert host.evaluate("heard('ended')") == []


def test_ten_thousand_malformed_messages_do_no_harm(host: Page) -> None:
    tell(host, "load", record=OVER)
    frame = inside(host)
    expect(frame.locator("#result")).to_be_visible()
    host.evaluate(FUZZ)
    begin(host)  # it still hears
    expect(frame.locator("#app .table")).to_be_visible()
    expect(frame.locator("#fault")).to_be_hidden()
    expect(frame.locator("img, #app script")).to_have_count(0)
    tell(host, "theme", theme="dark")
    tell(host, "lang", lang="de")
    expect(frame.locator("html")).to_have_attribute("lang", "de")


def test_home_leads_back_and_the_history_stays_theirs(host: Page) -> None:
    before = host.evaluate("history.length")
    frame = inside(host)
    frame.locator("[data-do='go home']").first.click()
    frame.locator("[data-do='go table']").click()
    expect(frame.locator("#app .table")).to_be_visible()
    assert host.evaluate("history.length") == before


def test_a_demo_is_stepped_played_and_tried(host: Page) -> None:
    tell(host, "load", game="dealers", demo="delivering")
    host.wait_for_function("heard('event').at(-1).moment === 1")
    frame = inside(host)
    moments = host.evaluate("heard('event').at(-1).moments")
    expect(frame.locator("#demo figcaption .num")).to_contain_text(str(moments))
    frame.locator("#demo-on").press("Enter")  # a click could be the second of a double one
    host.wait_for_function("heard('event').at(-1).moment === 2")
    tell(host, "step", by=-1)
    host.wait_for_function("heard('event').at(-1).moment === 1")
    tell(host, "play")
    expect(frame.locator("#demo-run use")).to_have_attribute("href", "#i-pause")
    tell(host, "play", on=False)
    expect(frame.locator("#demo-run use")).to_have_attribute("href", "#i-play")
    tell(host, "step", by=99)
    host.wait_for_function("heard('ended').length === 1")
    host.wait_for_function(AS_TALL)
    frame.wait_for_function("document.documentElement.scrollHeight <= innerHeight")
    frame.locator("#demo-try").click()
    expect(frame.locator("#app .table")).to_be_visible()
    frame.locator("[data-do='go home']").first.click()
    expect(frame.locator("#demo")).to_be_visible()


SIX = """<!doctype html><html lang="en"><meta charset="utf-8"><title>six</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<script src="SITE/peddlers-table.js"></script>
<script>
const shifts = [], told = [];
new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => shifts.push(value)))
  .observe({ type: "layout-shift", buffered: true });
for (const kind of ["ready", "height", "event", "refused"])
  addEventListener(`peddlers-${kind}`, ({ target, detail }) => told.push([target.id, detail]));
const tables = () => [...document.querySelectorAll("peddlers-table")];
const high = () => tables().map((one) => one.getBoundingClientRect().height);
const of = (name, kind) => told.filter(([id, one]) => id === name && one.kind === kind).map(([, one]) => one);
</script>
<p>Their text.</p>
<peddlers-table id="dealers" game="dealers" demo="feed" lang="en"></peddlers-table><p>More.</p>
<peddlers-table id="merchants" game="merchants" demo="buying" lang="de"></peddlers-table><p>M.</p>
<peddlers-table id="clans" game="clans" lang="fr" seats="4" level="easy" seed="7"></peddlers-table>
<peddlers-table id="sandboxed" game="castle" demo="push" lang="en" sandbox></peddlers-table><p>More.</p>
<div style="width: 300px">
<peddlers-table id="narrow" game="hellweg" demo="local" lang="de"></peddlers-table></div>
<p>More.</p><peddlers-table id="dark" game="dealers" demo="delivering" theme="dark"></peddlers-table>
<p id="last">The end.</p>"""
NAMES = ["dealers", "merchants", "clans", "sandboxed", "narrow", "dark"]


class Six(NamedTuple):
    """Their page with six frames: what it was while posters lay there, and the page once all are laid."""

    page: Page
    asked: list[str]  # addresses that the posters asked for
    titles: list[str]
    looks: list[list[str]]  # language and theme of each poster
    heights: list[float]


@pytest.fixture(scope="module")
def six(browser: Browser, browser_context_args: dict[str, Any], theirs: Callable[..., str]) -> Iterator[Six]:
    with watched(browser.new_context(**browser_context_args)) as page:
        page.goto(theirs("", SIX))
        for name in NAMES:
            page.locator(f"#{name} iframe").scroll_into_view_if_needed()
            framed(page, name).locator("#wanted").wait_for()
            expect(framed(page, name).locator("#poster .scenery svg").first).to_be_visible()
        loaded = "performance.getEntriesByType('resource').map(({ name }) => name)"
        asked = [address for frame in page.frames[1:] for address in frame.evaluate(loaded)]
        titles = page.evaluate("tables().map((one) => one.shadowRoot.firstChild.title)")
        look = "(html) => [html.lang, html.dataset.theme]"
        looks = [framed(page, name).locator("html").evaluate(look) for name in NAMES]
        heights = page.evaluate("high()")
        for name in NAMES:
            framed(page, name).locator("#wanted").click()
            page.wait_for_function("(name) => of(name, 'event').length > 0", arg=name)
        yield Six(page, asked, titles, looks, heights)


def framed(page: Page, name: str) -> FrameLocator:
    return page.frame_locator(f"#{name} iframe")


def test_six_posters_cost_nothing_that_is_not_wanted(six: Six) -> None:
    assert [address for address in six.asked if "/vendor/" in address or address.endswith(".zip")] == []
    assert len({*six.titles}) == len(NAMES)
    assert six.looks[NAMES.index("dark")][1] == "dark"
    assert six.looks[NAMES.index("clans")][0] == "fr"


def test_six_frames_play_and_the_page_around_never_jumps(six: Six) -> None:
    page = six.page
    for name in ("dealers", "merchants", "sandboxed", "narrow", "dark"):
        demo = framed(page, name).locator("#demo")
        demo.locator("#demo-on").click()
        expect(demo.locator("figcaption .num")).to_contain_text("2")
        expect(framed(page, name).locator("#fault")).to_be_hidden()
    expect(framed(page, "clans").locator("#app .table")).to_be_visible()
    assert page.evaluate("high()") == six.heights
    assert page.evaluate("shifts") == []
    kinds = page.evaluate("told.filter(([id]) => id === 'dealers').map(([, { kind }]) => kind)")
    assert [kind for kind in kinds if kind != "height"][:2] == ["ready", "event"]
    stand = page.evaluate("of('clans', 'event')[0]")
    assert [player["player"] for player in stand["players"]] == ["human", "easy", "easy", "easy"]


@pytest.mark.parametrize("name", NAMES)
def test_what_stands_in_a_frame_fits_into_it(six: Six, name: str) -> None:
    frame = framed(six.page, name).locator("html")
    assert frame.evaluate("(html) => html.scrollHeight <= innerHeight && html.scrollWidth <= innerWidth")


BROKEN = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all = { visibilityProperty: true, opacityProperty: true };
  const seen = (one) => one.checkVisibility(all) && !one.closest("svg, .hide");
  for (let node; (node = walk.nextNode());) {
    if (!seen(node.parentElement) || node.parentElement.getBoundingClientRect().width < 2) continue;
    for (const { index, 0: word } of node.data.matchAll(/[^\\s\\u00ad\\u200b-]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const places = [...range.getClientRects()].filter(({ width }) => width);
      if (new Set(places.map(({ top }) => Math.round(top / 4))).size > 1) found.push(word);
    }
  }
  const { scrollWidth, scrollHeight } = document.documentElement;
  return scrollWidth > innerWidth || scrollHeight > innerHeight ? [...found, "sticks out"] : found;
}"""


def test_in_a_narrow_frame_no_word_is_broken_and_nothing_sticks_out(fresh: Page, site: str) -> None:
    """In the language with the longest words, without a dictionary to break them by."""
    fresh.set_viewport_size({"width": 300, "height": 760})
    wrong = {}
    for poster in sorted(DIST.glob("posters/*.de.html")):
        fresh.goto(f"{site}posters/{poster.name}")
        fresh.evaluate("document.fonts.ready")
        if words := fresh.evaluate(BROKEN):
            wrong[poster.name] = words
    assert wrong == {}


def test_without_scripts_there_is_a_picture_and_a_way(
    browser: Browser, browser_context_args: dict[str, Any], theirs: Callable[..., str], site: str
) -> None:
    element = lines(site, "dealers", demo="feed")
    with watched(browser.new_context(**browser_context_args, java_script_enabled=False)) as page:
        page.goto(theirs("", f"<!doctype html><link rel='icon' href='data:,'>{element}"))
        frame = page.frame_locator("iframe")
        expect(frame.locator("#poster .mapwrap svg").first).to_be_visible()
        expect(frame.locator("#wanted")).to_be_hidden()
        expect(frame.locator("#poster a[target=_blank]")).to_have_attribute("href", "../#rules:dealers/feed")


def test_what_is_not_there_is_said_and_no_markup_is_made_of_the_address(fresh: Page, site: str) -> None:
    evil = "<img src=x class=evil>"
    fresh.goto(f"{site}embed.html?{urlencode(dict.fromkeys(['game', 'demo', 'lang', 'theme'], evil))}")
    fresh.locator(".room [role=alert]").wait_for()
    expect(fresh.locator(".evil")).to_have_count(0)
    fresh.locator("[data-do^=begin]").click()
    expect(fresh.locator("#app .table")).to_be_visible()
    assert fresh.evaluate("Object.entries(localStorage).length") > 0
    fresh.goto(f"{site}example.html")  # the same origin, and its real shelf
    assert fresh.evaluate("Object.keys(localStorage)") == []


class Reserved(Handler):
    """Lets nobody else have its files."""

    def send_header(self, keyword: str, value: str) -> None:
        if keyword != "Access-Control-Allow-Origin":
            super().send_header(keyword, value)


def test_a_sandbox_whose_site_does_not_serve_it_says_so(
    browser: Browser, browser_context_args: dict[str, Any], theirs: Callable[..., str]
) -> None:
    with serving(DIST, Reserved) as site, browser.new_context(**browser_context_args) as context:
        page = context.new_page()
        page.goto(theirs("", f"<iframe sandbox='allow-scripts' src='{site}frame.html'></iframe>"))
        expect(page.frame_locator("iframe").locator("[data-kind=sandbox]")).to_be_visible()


@pytest.mark.parametrize(
    "name", ["embed.html", "frame.html", "posters/dealers-feed.html", "peddlers-table.js", "index.html"]
)
def test_the_server_lets_others_have_it(site: str, name: str) -> None:
    with urlopen(site + name) as answer:
        assert answer.headers["Access-Control-Allow-Origin"] == "*"
        assert "frame-ancestors" not in answer.headers["Content-Security-Policy"]
        assert answer.headers["X-Frame-Options"] is None


def test_the_example_shows_what_it_tells(fresh: Page, site: str) -> None:
    assert (DIST / "example.html").is_file()
    fresh.goto(f"{site}example.html")
    fresh.locator("#told li", has_text='"kind":"ready"').wait_for()
    fresh.get_by_role("button", name="Deutsch").click()
    frame = inside(fresh)
    expect(frame.locator("html")).to_have_attribute("lang", "de")
