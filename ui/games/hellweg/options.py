"""The set-up: months, modules, memory aid, who begins (S43)."""

from ...defaults import who_begins
from ...face import Names, Option
from ...words import _


def options(names: Names) -> dict[str, Option]:
    return {
        "months": Option(
            _("Length"),
            {
                "12": (_("12 months"), _("All trading cards come.")),
                "10": (_("10 months"), _("A shorter game: two trading cards stay away unseen.")),
            },
        ),
        "warehouse": Option(
            _("Warehouse and privileges"),
            {
                "no": (_("no"), _("The family game.")),
                "yes": (_("yes"), _("Pieces are stored first and placed later; routes bring privileges.")),
            },
        ),
        "passengers": Option(
            _("Passenger transport"),
            {
                "no": (_("no"), _("Villages pay only when a carriage is placed.")),
                "yes": (_("yes"), _("A transport past villages brings 1 Thaler more.")),
            },
        ),
        "memory": Option(
            _("Memory aid"),
            {
                "off": (_("off"), _("Used trading cards stay closed: remember which prices came.")),
                "on": (_("on"), _("The prices that have come can be read.")),
            },
        ),
        "first": who_begins(names),
    }
