"""What a listener hears of a payment."""

from ..listener import Listener


def test_what_a_payment_still_lacks_is_said_coin_by_coin() -> None:
    me = Listener("merchants", seed=3)
    me.play(400, until=lambda line: "1 still to pay" in line)
    costs = [line for line in me.heard if "still to pay" in line]
    assert len(costs) == len([one for one, other in zip(costs, ["", *costs], strict=False) if one != other])
    assert costs
