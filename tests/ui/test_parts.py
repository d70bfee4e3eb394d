"""What drawings share."""

from ui.defaults import never
from ui.node import button, li
from ui.parts.hand import fan, hand_cards
from ui.parts.portrait import sketched
from ui.parts.tappable import tappable, tappable_shape
from ui.scene import Scene
from ui.table.taps import Taps

SEATS = (("Freya", "human", "red"), ("Jack", "easy", "blue"))


def test_a_thing_that_does_nothing_now_says_so() -> None:
    assert str(button(**tappable("hand/cup", False))) == (
        '<button data-tap="hand/cup" aria-disabled="true"></button>'
    )
    assert str(button(**tappable("hand/cup", True))) == '<button data-tap="hand/cup"></button>'
    assert str(button(**tappable("hand/cup", True, pressed=False, anew=True))) == (
        '<button data-tap="hand/cup" aria-pressed="false"></button>'
    )
    assert "data-anew" in str(button(**tappable("hand/cup", False, anew=True)))
    assert "aria-disabled" not in str(button(**tappable("hand/cup", False, anew=True)))


def test_a_shape_on_a_map_is_a_button_with_a_name() -> None:
    assert tappable_shape("elgin", "Elgin", True)["tabindex"] == 0
    assert tappable_shape("elgin", "Elgin", False)["tabindex"] == -1
    assert (
        tappable_shape("elgin", "Elgin", False).items() >= {"role": "button", "aria_label": "Elgin"}.items()
    )


def test_of_equal_cards_the_first_is_lifted_and_each_keeps_its_id() -> None:
    taps = Taps(("hand/cup",), (), frozenset(("hand/pot",)), frozenset(("hand/vase", "hand/pot")), ())
    cards = [*hand_cards(("cup", "cup", "pot", "vase"), Scene(None, (), 0, taps), never, never)]
    assert [card.id for card in cards] == ["hand-cup-0", "hand-cup-1", "hand-pot-0", "hand-vase-0"]
    assert [card.lifted for card in cards] == [True, False, False, False]
    assert [card.attributes["data_anew"] for card in cards] == [False, False, False, True]
    kept = hand_cards(("vase",), Scene(None, (), 0, taps), lambda tapped, thing: True, never)
    assert not any(card.anew for card in kept)


def test_a_fan_is_never_wider_than_its_styles() -> None:
    assert 'class="cards n3"' in str(fan([li] * 3))
    assert 'class="cards n12"' in str(fan([li] * 20))


def test_a_sketch_of_anybody_has_a_word_a_seat_at_most() -> None:
    assert sketched("elgin keith rothes", SEATS) == [("elgin", "red"), ("keith", "blue")]
    assert sketched("", SEATS) == []
