"""What the generic tests know of the Merchants."""

from ..facts import Facts

FACTS = Facts(asked={"slot/1", "market/discard", "deck/0", "discard/0", "seat/0"})
