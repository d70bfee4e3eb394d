"""What happens in the Dealers."""

from ...event import ROUND, Shapes

EVENTS: Shapes = {
    "stock": ("village", "*goods"),
    "hand": ("seat", "*cards"),  # what came to it, for its owner
    ROUND: ("number", "dealer"),
    "shuffle": ("number",),
    "card": ("layer", "place", "card"),
    "reject": ("seat", "place"),
    "pile": ("seat", "place"),
    "unwanted": ("place",),
    "move": ("seat", "route", "village", "card"),
    "take": ("seat", "good", "village", "how"),
    "leave": ("seat", "village"),
    "deliver": ("seat", "village", "request", "feed", "*goods"),
    "end": ("seat",),
    "drop": ("seat", "card"),
    "store": ("seat", "number"),
    "goal": ("*seats",),
    "open": ("seat", "*cards"),  # the value pile, at the end
    "open_hand": ("seat", "*cards"),
}
