"""A raid of two people at one tablet: covers, what they tell, and what they do not."""

import re
from collections.abc import Iterator

import pytest

from engine import GAMES, HUMAN, Match, Move, Seat, known, write
from engine.games.clans.state import Table
from engine.games.clans.steps.raid import PIPED, Attack, Defence
from engine.games.clans.steps.turn import Finish
from engine.games.clans.tables import CARDS
from ui.app import update, view
from ui.games.clans.words import strong
from ui.model import Model

from ...engine.clans.table import match as begun
from ...engine.clans.table import set_up, table
from ..markup import spoken
from ..positions import held
from ..table import match, sitting, tap_a_move

CARD = "4"


def raiding(*players: str, seed: int = 1) -> Model:
    """Freya raids Jack; her first card is still to be laid."""
    names = ("Freya", "Jack", "Ivy")
    game = Match(
        GAMES["clans"],
        [Seat(name, player) for name, player in zip(names, players, strict=True)],
        {"first": "1"},
        seed,
    )
    assert CARD in game.state.hands[0]
    for move in (Move("done"), Move("raid", "2")):
        game.play(move)
    return still(held(game, seed))


def still(model: Model) -> Model:
    update(model, "setting", "speed", "off")
    return model


def of_three() -> Model:
    return raiding(HUMAN, HUMAN, HUMAN)


def decision(game: Match) -> Move:
    """The attacker plays the best cards with pipers, the defender the weakest; the first thing else."""
    moves = game.legal()
    if isinstance(game.state.todo[-1], Attack):
        return max(moves, key=lambda move: (len(move), move))
    return moves[0]


def stages(model: Model) -> Iterator[None]:
    """All that the screen shows in a raid, up to the end of the turn."""
    turn = match(model).state.turn
    while match(model).state.todo and match(model).state.turn == turn:
        yield
        if sitting(model).covered:
            update(model, "i_am")
        else:
            tap_a_move(model, decision(match(model)))


def cards_named(text: str) -> set[str]:
    return {card for card in CARDS if strong(card) in text}


def test_a_raid_of_two_people_has_six_covers_and_each_says_where_it_stands() -> None:
    model, covers = of_three(), []
    for _stage in stages(model):
        if sitting(model).covered:
            covers.append(spoken(str(view(model))))
    assert [re.findall(r"Hand the tablet to (\w+)", cover) for cover in covers] == [["Jack"], ["Freya"]] * 3
    assert [re.findall(r"Fight \d of 3, \d to \d", cover)[0] for cover in covers[:3]] == [
        "Fight 1 of 3, 0 to 0",
        "Fight 2 of 3, 1 to 0",
        "Fight 2 of 3, 1 to 0",
    ]
    assert "a card laid with a piper" in covers[0]
    assert "fight 1: " in covers[1]  # the result is told to whoever gets the tablet next


def test_no_cover_shows_a_hand_or_names_a_card_but_those_that_lie_open() -> None:
    model, covers = of_three(), 0
    for _stage in stages(model):
        if sitting(model).covered:
            covers += 1
            page = str(view(model))
            assert "card--v" not in page
            opened = {
                card
                for events in match(model).events
                for event in events
                if event.kind in ("fight", "lose")
                for card in map(str, event.args)
            }
            assert cards_named(spoken(page)) <= opened
    assert covers == 6


@pytest.mark.parametrize(
    "message", [(), ("open", "read"), ("drawer", "log"), ("rewind", "2"), ("about", "seat/0")]
)
def test_nothing_on_the_screen_of_another_depends_on_the_card_that_lies(message: tuple[str, ...]) -> None:
    """Not the cover, not the table of the defender, not what is read aloud, the log, or a look back."""
    pages = []
    for card in sorted(set(match(of_three()).state.hands[0]))[-2:]:
        model = of_three()
        tap_a_move(model, PIPED[card])
        assert isinstance(match(model).state.todo[-1], Defence)
        cover = str(view(model))
        update(model, "i_am")
        if message:
            update(model, *message)
        pages.append((cover, str(view(model))))
        for seat in (None, 1, 2):
            events = [each for events in match(model).events for each in events]
            assert card not in match(model).view(seat).laid
            assert not [event for event in known(events, seat) if event.kind == "fight"]
    assert len(pages) == 2
    assert pages[0] == pages[1]


def test_a_fight_keeps_what_it_shows_until_the_answer_has_landed() -> None:
    """What lags has to be marked before as well: the card that lies, and what is said of the fight."""
    model = raiding("greedy", HUMAN, "greedy")
    for kind in ("lay", "fight"):
        page = str(view(model))
        while kind not in {event.kind for events in match(model).events for event in events}:
            match(model).play(decision(match(model)))
            page = str(view(model))
        for name in ("duel-1-0", "sum-1"):
            assert re.search(rf'id="{name}"[^>]* data-lags', page)


def test_no_cover_stands_between_a_person_and_bots() -> None:
    model = raiding(HUMAN, "greedy", "greedy")
    tap_a_move(model, PIPED[CARD])
    assert not sitting(model).covered
    assert "is playing" in spoken(str(view(model)))


def test_a_killed_page_comes_back_behind_the_cover_of_the_seat_that_decides() -> None:
    """At every stage of a raid, whoever had the tablet; and the game goes on from there."""
    model, kinds = of_three(), set[str]()
    for _stage in stages(model):
        again = still(Model(draw_seed=lambda: 1))
        update(again, "resume", "1", write(match(model)))
        update(again, "go", "table")
        assert sitting(again).covered
        seat = match(model).seat
        assert seat is not None
        cover = str(view(again))
        assert f"Hand the tablet to {match(model).seats[seat].name}." in spoken(cover)
        assert "card--v" not in cover
        update(again, "i_am")
        assert match(again).legal() == match(model).legal()
        assert match(again).state.laid == match(model).state.laid
        kinds.add(type(match(again).state.todo[-1]).__name__)
    assert kinds == {"Attack", "Defence", "Refilled", "Booty", "Draw", "Lose", "Finish"}


def test_who_has_no_piper_is_asked_at_once_and_nothing_lies_over_the_answer() -> None:
    clans = ("YYYY free", "YYYYB free", "YYYY free")
    todo = [Finish(0), Attack(0, 1)]
    model = still(held(set_up(begun(), table(*clans, hands=["1234"], todo=todo))))
    update(model, "tap", "hand/1")
    page = str(view(model))
    assert 'id="yes"' in page
    assert "lay-plain" not in page


# ---- S34: a hand-over that is left out would tell what a hand is


def handed(position: Table, *texts: str) -> list[tuple[bool, int | None, str]]:
    """Who is handed the tablet, and what the covers say, from these moves on to the end of the turn."""
    model = still(held(set_up(begun(), position)))
    seen = []
    turn = position.turn
    told = iter(texts)
    while match(model).state.turn == turn:
        here = sitting(model)
        seen.append((here.covered, match(model).seat, spoken(str(view(model))) if here.covered else ""))
        if here.covered:
            update(model, "i_am")
            continue
        wanted = next(told, "")
        moves = [move for move in match(model).legal() if str(move) == wanted] or [decision(match(model))]
        tap_a_move(model, moves[0])
    return seen


def test_the_victim_of_a_bard_is_always_handed_the_tablet() -> None:
    seen = [
        handed(
            table("YYYY free", "YYYYB free", "YYYY free", drawn="BBGGRR", hands=["", hand]),
            "bard 2",
            "remove yellow",
            "enough",
            "lose 1",
            "done",
            "end",
        )
        for hand in ("1111", "1234")
    ]
    assert seen[0] == seen[1]
    assert [seat for covered, seat, _ in seen[0] if covered] == [1, 0]
    told = [cover for covered, _, cover in seen[0] if covered]  # all may know it, and the next one is told
    assert "P1: given up: Cudgel 1" in told[-1]


def test_a_defender_always_chooses_what_to_give_up() -> None:
    courts = ("YYYY free", "YYYY free", "YYYY free")
    hands = [["2222", hand] for hand in ("1111", "1112")]
    seen = [
        handed(
            table(*courts, drawn="", hands=each, pile="1" * 20),
            "done",
            "raid 2",
            *["fight 2", "fight 1"] * 3,
            "lose 1",
            "lose 1",
        )
        for each in hands
    ]
    assert seen[0] == seen[1]
    assert [seat for covered, seat, _ in seen[0] if covered] == [1, 0] * 3
    told = [cover for covered, _, cover in seen[0] if covered]
    assert "given up: 2 × Cudgel 1" in told[-1]
