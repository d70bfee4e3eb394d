"""What the generic tests know of the castle."""

from ..facts import Facts

FACTS = Facts(
    asked={"spare", "roof-b1", "row2-left", "a1", "seat/0", "cellar"},
    unsaid={"S13", "S26", "S33", "S35"},
)
