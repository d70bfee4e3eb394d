"""The drawn table of the Merchants: what it counts and tells, and what nobody may see."""

import re

from engine import GAMES, Match, Move, Seat
from tests.engine.merchants.table import ones, table
from tests.engine.position import play
from ui.app import update
from ui.games.merchants import FACE, words
from ui.games.merchants.help import about
from ui.games.merchants.tally import SIGNS
from ui.model import Model
from ui.node import div
from ui.table.bots import waiting
from ui.table.view import scene_of

from ..markup import Things
from ..positions import held
from ..table import in_words, sitting
from .table import glows, page, part, prompt, seated, tapped, text


def test_how_the_game_was_laid_stands_in_the_log_and_not_in_the_strip() -> None:
    model = Model(draw_seed=lambda: 7)
    update(model, "go", "new:merchants")
    update(model, "set", "option-first", "2")
    update(model, "start")
    assert waiting(sitting(model))
    above, _id, strip = page(model).partition('id="prompt"')
    assert "Into the market" in above
    assert "Into the market" not in strip


def test_r40_every_place_says_what_a_card_counts_while_a_flashy_show_runs() -> None:
    """One card was set to 3 when the show was on, the other one was not changed by itself."""
    hand = "swift-broker_v3_m1 cookies junk"
    model = seated(table([hand, ""], flash=1, market="acorn", stalls=["cookies"]))
    for text_, name, printed in (
        ("swift-broker_v3_m1", "Swift Broker", 1),
        ("cookies", "Cookies", 2),
        ("junk", "Junk", 1),
    ):
        counts = 2 if text_ == "junk" else 3
        shown = f"{counts} +{counts - printed} {name} (now {counts}), "
        assert shown in part(model, "hand")
        told = about(f"hand/{text_}", scene_of(sitting(model)))
        assert told
        assert told.title == f"{name} (now {counts})"
        assert f"In this turn it counts {counts}." in told.text
        assert f"{counts} +{counts - printed}" in text(told.picture)
        assert f"{name} (now {counts})" in " ".join(in_words(sitting(model))["Your hand"])
    tapped(model, "hand/swift-broker_v3_m1")
    assert prompt(model).startswith("Swift Broker (now 3): ")
    update(model, "cancel")
    tapped(model, "slot/1")
    assert "pays 3" in part(model, "hand")


def test_r40_a_flashy_show_counts_only_for_the_seat_in_turn() -> None:
    model = seated(table(["cookies", "junk"], flash=1, turn=1))
    assert "2 Cookies, macaws, value 2," in part(model, "hand")


def test_r40_a_card_of_the_discard_counts_in_a_stack_what_a_card_of_the_hand_does() -> None:
    model = seated(table(["nostalgic-item", ""], flash=1, stalls=[ones(6)], discards=["cookies junk"]))
    tapped(model, "hand/nostalgic-item", "act/build")
    assert part(model, "tally") == "4 of 7 3 Cookies"


def test_what_a_seat_looks_at_is_drawn_for_it_only() -> None:
    position = table(["spyglass junk", "junk"], decks=["gamble charm nuisance"])
    play(position, "play spyglass")
    looks = page(seated(position, people=2))
    model = seated(position, people=2)
    sitting(model).seating.holder = None
    assert all(f'id="seen-{place}"' in looks for place in range(3))
    assert "seen-" not in page(model)
    for card in ("gamble", "charm", "nuisance"):
        assert f"#p-{card}" in looks
        assert f"#p-{card}" not in page(model)


def test_who_guesses_sees_nothing_of_the_card() -> None:
    position = table(["blindfold winter-is-coming", "junk"])
    play(position, "play blindfold", "blind winter-is-coming 2")
    model = seated(position, people=2)
    assert sitting(model).looking == 1
    face, scene = sitting(model).face, scene_of(sitting(model))
    drawn = str(div[face.drawing.board(scene), face.drawing.hand(scene)])
    assert "winter-is-coming" not in drawn
    assert "Winter is Coming" not in page(model)
    assert scene_of(sitting(model)).taps.glow == {f"value/{n}" for n in range(1, 6)}


def test_hands_of_others_and_decks_are_counted_not_shown() -> None:
    hidden = ("gamble", "charm", "acorn", "whirligig")
    position = table(["junk", "gamble charm"], decks=["acorn", ""], market_deck="whirligig")
    model = seated(position)
    drawn = Things(page(model))
    face, scene = sitting(model).face, scene_of(sitting(model))
    board = str(div[face.drawing.board(scene), face.drawing.piles(scene)])
    assert not [card for card in hidden if f"#p-{card}" in board]
    assert "2 cards in hand" in text(board)
    assert drawn.nameless == []


def test_a_discard_is_spread_out_the_top_card_first() -> None:
    model = seated(table(["junk", "junk"], discards=["", "acorn cookies"]))
    update(model, "about", "discard/1")
    spread = page(model)
    assert spread.index('data-do="about card/cookies"') < spread.index('data-do="about card/acorn"')


def test_the_end_of_a_turn_says_what_is_not_used() -> None:
    model = seated(table(["cookies junk", ""]))
    assert "1 action not used" in page(model)
    tapped(model, "act/discard", "hand/cookies")
    update(model, "move", "done")
    assert "not used" not in page(model)


def test_the_signs_of_the_strip_are_of_one_colour() -> None:
    """That of the words beside them: a second one could be that of the button, by day or in the evening."""
    drawn = str(div[FACE.drawing.symbols()])
    for sign in SIGNS.values():
        symbol = re.search(rf'<symbol id="{sign}".*?</symbol>', drawn)
        assert symbol
        assert "var(" not in symbol[0], sign


def flown(model: Model, *moves: str) -> list[tuple[str, str]]:
    """Where the tokens of the last of these moves come from, and where they go."""
    for move in moves:
        sitting(model).play(Move(*move.split()))
    layer = page(model).split('class="flights"')[1]
    return re.findall(r'data-from="([^"]*)" data-to="([^"]*)"', layer)


def test_only_cards_of_the_seat_that_looks_fly_from_its_hand_and_to_it() -> None:
    """Those of another seat do not, although the same ones are held here; its discard is part of it."""

    def seen(turn: int, *moves: str) -> list[tuple[str, str]]:
        hand = "junk cookies shattered-relic"
        return flown(seated(table([hand, hand], market="cookies", turn=turn)), *moves)

    assert seen(0, "discard cookies") == [("laid-cookies-0 hand-cookies-0 seat-0", "own-discard seat-0")]
    assert seen(1, "discard cookies") == []
    assert ("slot/1 slot-1", "hand-cookies-0 seat-0") in seen(0, "buy 1", "pay cookies")
    assert seen(1, "buy 1", "pay cookies") == [("slot/1 slot-1", "seat-1")]
    assert ("laid-junk-0 hand-junk-0 seat-0", "junk-pile") in seen(0, "play shattered-relic", "toss junk")
    assert seen(1, "play shattered-relic", "toss junk") == [("seat-1", "junk-pile")]


def test_a_discard_that_is_shuffled_flies_to_the_deck_before_cards_come_from_there() -> None:
    def seen(turn: int) -> list[tuple[str, str]]:
        empty = table(["acorn"] * 2, decks=[""] * 2, discards=["junk junk charm acorn"] * 2, turn=turn)
        return [way for way in flown(seated(empty), "end") if "own-deck" in " ".join(way)]

    shuffled, *drawn = seen(0)
    assert shuffled == ("own-discard", "own-deck")
    assert [start for start, _goal in drawn] == ["own-deck"] * 4
    assert seen(1) == []


def test_a_turn_begins_with_what_one_can_do_and_cards_can_be_tapped_all_the_same() -> None:
    model = seated(table(["acorn junk junk", ""], market="cookies"))
    assert glows(model) == {"act/buy", "act/play", "act/discard"}
    for thing in ("hand/acorn", "hand/junk", "slot/1"):
        assert re.search(rf'data-tap="{thing}"[^>]*data-anew', page(model))
    assert glows(tapped(model, "hand/acorn")) == {"act/play", "act/discard"}
    update(model, "cancel")
    model = tapped(seated(table(["acorn charm junk", ""])), "act/play")
    assert glows(model) == {"hand/acorn", "hand/charm"}


def test_the_end_of_a_turn_is_the_way_to_go_only_when_nothing_is_left_to_do() -> None:
    for hand, actions, quiet in (("junk", 1, True), ("junk", 0, False), ("", 1, False)):
        model = seated(table([hand, ""], actions=actions))
        assert ("is-quiet" in page(model)) == quiet


def test_the_own_deck_tells_where_all_own_cards_are() -> None:
    match = Match(GAMES["merchants"], [Seat("Freya"), Seat("Jack")], {"first": "1", "sets": "first"}, 5)
    while match.state.round < 4:
        match.play(match.legal()[0])
    scene = scene_of(sitting(held(match)))
    told = about("deck/0", scene)
    assert told
    deck, hand, *_more = (text(line) for line in told.text[2:])
    assert deck.startswith("In your deck, in an order that nobody knows: ")
    assert hand.startswith("In your hand: ")
    state = match.state
    for card in {*state.decks[0]}:
        assert words.name(card) in deck
    other = about("deck/1", scene)
    assert other
    assert len(other.text) == 2
