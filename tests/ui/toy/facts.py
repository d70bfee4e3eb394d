"""What the generic tests know of the toy."""

from ..facts import Facts

FACTS = Facts(asked={"deck", "die", "seat/0"})
