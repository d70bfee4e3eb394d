"""Rules of the Dealers that are told where they bite, and what the seats and the strip say of a turn."""

import re
from dataclasses import replace

from engine import Move
from engine.games.dealers.tables import HAND_LIMIT
from ui.app import update, view
from ui.games.dealers.tally import tally
from ui.node import div
from ui.table.view import scene_of

from ..markup import sheet, spoken
from ..table import at_table, match, sitting, to_turn
from .table import holding


def test_a_seat_leads_on_to_its_damage_and_value_pile() -> None:
    model = at_table()
    update(model, "about", "seat/0")
    for thing, title in {"damage": "Damage", "chest": "Value pile", "horse": "Horse"}.items():
        assert f'data-do="about {thing}"' in str(view(model))
        update(model, "about", thing)
        assert title in sheet(model)
        update(model, "about", "seat/0")


def test_the_hand_limit_is_told_when_cards_must_go() -> None:
    model = holding("bridge", "ferry", "moor", "mountain", "extra", "feed")
    assert 'id="hint"' not in str(view(model))
    update(model, "move", "end")
    assert match(model).legal()[0].kind == "drop"
    page = str(view(model))
    assert f"may hold {HAND_LIMIT} cards" in page
    assert 'data-do="about limit"' in page
    assert 'class="tally' not in page
    update(model, "about", "limit")
    assert "Hand limit" in sheet(model)


def test_what_happens_by_itself_to_too_much_feed_is_told_before() -> None:
    model = holding(*["feed"] * (HAND_LIMIT + 1), "bridge", "ferry")
    (hint,) = re.findall('<button[^>]*id="hint"[^>]*>', str(view(model)))
    assert f"beyond {HAND_LIMIT} it counts as used" in hint
    page = spoken(str(view(model)))
    assert "then 2 cards are discarded, then 1 feed counts as used" in page
    match(model).play(Move("end"))
    assert sorted(match(model).state.hands[0]) == ["feed"] * HAND_LIMIT


def test_goods_gained_and_goods_lost_are_told_apart() -> None:
    """Two bottles were delivered and a vase was taken; a chair for a bottle is no nought."""
    scene = scene_of(sitting(holding("bridge", "ferry")))
    for before, now, said in (
        (("bottle", "bottle", "pot"), ("pot", "vase"), "<b>[+]1</b>.*vase.*<b>−2</b>"),
        (("bottle",), ("chair",), "<b>[+]1</b>.*chair.*<b>−1</b>"),
        ((), ("cup",), "<b>[+]1</b>.*cup[^−]*"),
        (("cup",), ("cup",), "<b>0</b>"),
    ):
        began, view = scene.view.copy(), scene.view.copy()
        began.collections[0], view.collections[0] = before, now
        drawn = str(div[tally(replace(scene, began=began, view=view))])
        (goods,) = re.findall(r'data-about="goods"><dt>.*?</dt><dd[^>]*>(.*?)</dd>', drawn)
        assert re.fullmatch(said, goods), goods


def test_nobody_is_done_before_the_first_deal() -> None:
    model = at_table()
    whens = r'class="when[^"]*">([^<]*)<'
    assert re.findall(whens, str(view(model))) == ["your turn"]
    to_turn(model)
    assert re.findall(whens, str(view(model))) == ["your turn", "next", "waits"]
    while match(model).seat == 0:
        match(model).play(next(m for m in match(model).legal() if m.kind in ("end", "drop")))
    assert re.findall(whens, str(view(model))) == ["done", "on turn", "next"]


def test_the_strip_has_a_tally_only_in_the_own_turn() -> None:
    """How the seat stands, its card says."""
    model = at_table()
    tally = 'role="group" aria-label="This turn"'
    assert tally not in str(view(model))
    to_turn(model)
    assert tally in str(view(model))
    while match(model).seat == 0:
        match(model).play(next(m for m in match(model).legal() if m.kind in ("end", "drop")))
    assert sitting(model).looking == 0
    assert tally not in str(view(model))
