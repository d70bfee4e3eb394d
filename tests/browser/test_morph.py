"""assets/boot/morph.js: what stays on the page is neither moved nor made anew."""

import pytest
from playwright.sync_api import Page

MORPH = """([before, after]) => {
    const root = document.body.appendChild(document.createElement("div"));
    const fresh = (markup) => {
        const template = document.createElement("template");
        template.innerHTML = markup;
        return template.content;
    };
    root.append(fresh(before));
    const stood = new Map([...root.querySelectorAll("[id]")].map((one) => [one.id, one]));
    root.querySelector("input")?.focus();
    for (const one of root.querySelectorAll("input")) one.value += "!";
    root.querySelector("details")?.setAttribute("open", "");
    const watch = new MutationObserver(() => {});
    watch.observe(root, { childList: true, subtree: true });
    peddlers.morph(root, fresh(after));
    const stays = (one) => stood.get(one.id) === one;
    const put = watch.takeRecords().flatMap(({ addedNodes }) => [...addedNodes]);
    const told = {
        markup: root.innerHTML,
        put: put.map((node) => node.id || node.textContent),
        same: [...root.querySelectorAll("[id]")].filter(stays).map((one) => one.id),
        typed: [...root.querySelectorAll("input")].map((one) => one.value),
        focused: root.contains(document.activeElement),
    };
    root.remove();
    return told;
}"""


def item(*names: str) -> str:
    return "".join(f'<i id="x{name}">{name}</i>' for name in names)


@pytest.mark.parametrize(
    ("before", "after", "put"),
    [
        ("abc", "nabc", ["xn"]),
        ("abcd", "bcde", ["xe"]),
        ("abc", "ac", []),
        ("abc", "axc", ["xx"]),
        ("abc", "cab", ["xc"]),
        ("", "ab", ["xa", "xb"]),
        ("ab", "", []),
    ],
)
def test_only_what_is_new_or_goes_elsewhere_is_put(
    booted: Page, before: str, after: str, put: list[str]
) -> None:
    told = booted.evaluate(MORPH, [item(*before), item(*after)])
    assert told["markup"] == item(*after)
    assert told["put"] == put
    assert told["same"] == [f"x{name}" for name in after if name in before]


def test_a_thing_with_an_id_is_known_again_elsewhere(booted: Page) -> None:
    before = '<p id="one"><b id="cart">5</b></p><p id="two"></p>'
    for after in (
        '<p id="one"></p><p id="two"><b id="cart">5</b></p>',
        '<section><p id="two"><b id="cart">5</b></p></section>',
        '<p id="new"><u><b id="cart">6</b></u></p><p id="one"></p>',
    ):
        told = booted.evaluate(MORPH, [before, after])
        assert told["markup"] == after
        assert "cart" in told["same"]


def test_a_part_that_is_only_named_stays_as_it_is(booted: Page) -> None:
    before = '<ol><li id="one">1 <b>one</b></li></ol>'
    told = booted.evaluate(
        MORPH, [before, '<h2>new</h2><ol><li id="two">2</li><li id="one" data-same></li></ol>']
    )
    assert told["markup"] == '<h2>new</h2><ol><li id="two">2</li><li id="one">1 <b>one</b></li></ol>'
    moved = booted.evaluate(MORPH, [before, '<ul><li id="one" data-same></li></ul>'])
    assert moved["markup"] == '<ul><li id="one">1 <b>one</b></li></ul>'


def test_what_a_person_types_or_has_opened_stays(booted: Page) -> None:
    before = "<input value=a><details><p>1</p></details>"
    told = booted.evaluate(MORPH, [before, "<input value=b><details data-a=1><p>2</p></details>"])
    assert told["typed"] == ["a!"]
    assert told["focused"]
    assert '<details open="" data-a="1"><p>2</p>' in told["markup"]


def test_a_field_in_which_nobody_types_shows_what_the_view_says(booted: Page) -> None:
    told = booted.evaluate(MORPH, ["<input value=a><input value=b>", "<input value=a><input value=c>"])
    assert told["typed"] == ["a!", "c"]


def test_attributes_go_and_come_but_not_those_of_the_scripts(booted: Page) -> None:
    told = booted.evaluate(
        MORPH, ['<b class="x" tabindex="0" data-a="1">1</b>', '<b class="x" data-b="2">1</b>']
    )
    assert told["markup"] == '<b class="x" tabindex="0" data-b="2">1</b>'
    assert told["put"] == []
