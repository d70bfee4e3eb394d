"""What the generic tests know of the clans."""

from ..facts import Facts

FACTS = Facts(
    asked={"seat/0", "bag", "cubes", "used", "supply", "track", "act/castle", "hand/2", "cattle", "yellow"},
    unsaid={"S10", "S22"},
)
