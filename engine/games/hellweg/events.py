"""What happens on the Hellweg (S39, S41)."""

from ...event import ROUND, Shapes

EVENTS: Shapes = {
    "begin": ("first",),  # the set-up
    ROUND: ("number", "first"),
    "turn": ("card",),  # a trading card is turned up
    "token": ("seat", "house", "source"),  # from the supply, another house or the storage, or into it
    "carriage": ("seat", "road", "source"),
    "village": ("seat", "road"),  # brings a Thaler
    "sell": ("seat", "house", "target", "price", "power", "last", "village", "*roads"),
    "return": ("seat", "road", "refund"),
    "keep": ("seat", "house"),
    "unmet": ("seat", "house"),  # nothing could be sold there
    "passed": ("seat",),  # has no token to sell
    "none": ("seat",),
    "buy": ("seat", "house", "paid"),
    "stock": ("seat", "paid"),
    "card": ("seat", "card", "paid"),
    "thaler": ("seat",),
    "forgo": ("seat", "piece", "number"),
    "no_bonus": ("seat",),
    "stockup": ("seat",),
    "privilege": ("seat", "privilege", "how"),  # gained by a card or a route
    "use": ("seat", "privilege"),
    "reveal": ("seat", "*privileges"),
    "blacks": ("seat",),  # the black carriages are won
    "end": ("seat",),
    "open": ("*cards",),  # R1: those removed
}
