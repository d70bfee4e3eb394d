"""What happens among the Merchants."""

from ...event import ROUND, Shapes

EVENTS: Shapes = {
    "sets": ("*sets",),
    ROUND: ("number", "first"),
    "won": ("seat",),
    "end": ("seat",),
    # cards of a seat
    "draw": ("seat", "number"),
    "refill": ("seat", "number", "junk"),
    "hand": ("seat", "*cards"),  # what came to it, for its owner
    "show": ("seat", "*cards"),
    "shuffle": ("seat", "number"),
    "discard": ("seat", "card"),
    "toss": ("seat", "card"),
    "keep": ("seat",),
    "become": ("seat", "card", "being"),
    "copy": ("seat", "copier", "target"),
    "peel": ("seat", "card"),
    "roll": ("seat", "card", "face"),
    # the market
    "offer": ("slot", "card"),
    "shuffle_market": ("number",),
    "buy": ("seat", "card", "where"),
    "pay": ("seat", "card", "worth"),
    # a stack
    "lay": ("seat", "card", "value"),
    "lay_old": ("seat", "card", "value"),
    "build": ("seat", "number", "*cards"),
    # techniques
    "play": ("seat", "card", "being"),
    "look": ("seat", "number"),
    "look_market": ("seat", "number"),
    "look_at": ("seat", "victim", "number"),
    "looked_at": ("seat", "victim", "*cards"),
    "take": ("seat", "card", "slot"),
    "fetch": ("seat", "owner", "card"),
    "swap_market": ("seat", "slot", "left", "card"),
    "swap_stall": ("seat", "victim", "number", "left", "card"),
    "turn_over": ("seat", "*cards"),
    "charm": ("seat", "card"),
    "grab": ("seat", "victim"),
    "grabbed": ("seat", "victim", "card"),
    "give": ("seat", "victim"),
    "given": ("seat", "victim", "card"),
    "food": ("seat", "victim"),
    "fed": ("seat", "victim", "card"),
    "blind": ("seat", "victim"),
    "guess": ("seat", "value", "right"),
    "value": ("seat", "value"),
    "gamble": ("seat", "other", "face", "number"),
    "lost": ("loser", "winner", "*cards"),
    "whirl": ("seat", "other"),
}
