"""What the generic tests know of Hellweg."""

from ..facts import Facts

FACTS = Facts(
    asked={"deck", "seat/0", "soest", "essen-dortmund", "coal1", "thaler", "stock"},
    unsaid={"S19"},  # withdrawn
)
