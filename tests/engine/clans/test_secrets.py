"""Who knows which card: cards are numbers, so that a search for their names in a view would find nothing."""

from engine import HIDDEN, Event
from engine.games.clans.steps.raid import Defence

from ..records import EXPECTED, replay

GAMES = [replay("clans", name) for name in EXPECTED["clans"]]


def test_a_hand_is_shown_to_its_owner_only_and_the_pile_to_nobody():
    for game in GAMES:
        for count in range(0, len(game.moves) + 1, 7):
            state = game.state_at(count)
            for looks in (*range(len(game.seats)), None):
                seen = game.view(looks, count)
                assert set(seen.pile) <= {HIDDEN}
                for seat, hand in enumerate(seen.hands):
                    assert hand == (state.hands[seat] if seat == looks else (HIDDEN,) * len(hand))


def test_a_laid_card_is_known_to_its_owner_only_until_both_lie():
    fights = 0
    for game in GAMES:
        for count, state in enumerate(game.past):
            if isinstance(state.todo[-1], Defence):
                fights += 1
                for looks in (*range(len(game.seats)), None):
                    laid = game.view(looks, count).laid
                    assert laid == (state.laid if looks == state.turn else (HIDDEN,))
                (told,) = game.events[count]  # only that a card lies there, and whether a piper does
                assert told == Event("lay", (state.turn, state.piping))
            else:
                assert state.laid == ()
    assert fights > 50


def test_drawn_cards_are_told_to_the_drawer_only():
    for game in GAMES:
        for event in (event for news in game.events for event in news):
            assert event.only == ((event.args[0],) if event.kind == "hand" else None)
