"""What happens in the castle (S30)."""

from ...event import ROUND, Shapes

EVENTS: Shapes = {
    ROUND: ("number", "first"),
    "floor": ("*floor",),  # with `peek`: square, tile, square, tile …
    "tower": ("seat", "square"),
    "uncover": ("room", "*floor"),
    "enter": ("seat", "square"),
    "run": ("seat", "start", "square"),
    "push": ("slot", "into", "out"),
    "shown": ("square", "tile"),
    "fall": ("square", "seat"),
    "cheese": ("seat", "kind"),
    "roof": ("room",),
    "end": ("seat",),
}
