"""What happens among the clans. A number of points may be below zero; a card is its strength (S35)."""

from ...event import ROUND, Shapes

EVENTS: Shapes = {
    ROUND: ("number", "first"),
    # cards
    "draw": ("seat", "number"),
    "hand": ("seat", "*cards"),  # what was drawn, for its owner
    "lose": ("seat", "card"),
    "shuffle": ("number",),
    # cubes out of the bag
    "cubes": ("seat", "*colours"),
    "putback": ("seat", "colour"),
    "redraw": ("seat", "*colours"),
    "keep": ("seat",),
    # actions
    "build": ("seat", "building"),
    "warrior": ("seat",),
    "piper": ("seat",),
    "monks": ("seat", "number"),
    "estate": ("seat", "by", "warriors", "monks"),  # so many of the cubes came out of the court
    "bard": ("seat", "victim"),
    "remove": ("seat", "victim", "colour"),
    "steal": ("seat", "victim", "colour"),
    "enough": ("seat",),
    "done": ("seat", "*colours"),  # those that served no action
    # raid or exchange
    "away": ("seat", "card"),
    "raid": ("seat", "victim"),
    "lay": ("seat", "pipers"),
    "fight": ("number", "seat", "card", "strength", "victim", "answer", "against"),
    "won": ("seat", "victim", "won", "lost"),
    "drawn": ("seat", "victim", "won", "lost"),
    "defended": ("seat", "victim", "won", "lost"),
    "take": ("seat", "victim", "building", "kept"),
    "leave": ("seat", "victim"),
    "end": ("seat",),
    # scoring
    "scoring": ("number",),
    "following": ("seat",),
    "points": ("seat", "source", "number"),
    "unseen": ("left",),  # a tile leaves the game, so many are left
    "tile": ("number", "left"),
    "over": ("why",),
}
