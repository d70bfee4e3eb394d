"""What the generic tests know of the Dealers."""

from ..facts import Facts

FACTS = Facts(
    asked={"damage", "feed", "deck", "discard", "seat/0"},
    unsaid={"S2", "S18"},  # a proof, and a limit for games between bots
)
