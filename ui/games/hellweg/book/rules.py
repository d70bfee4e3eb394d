"""The rules in short, in words of our own. R and S numbers: RULES.md of the engine."""

from ....book import Chapter
from ....words import _, drawn_once
from . import actions, before, modules, sale


@drawn_once
def chapters() -> tuple[Chapter, ...]:
    return (
        Chapter("aim", _("The aim"), before.aim()),
        Chapter("before", _("Before the game"), before.before()),
        Chapter("month", _("The month"), before.month()),
        Chapter("sale", _("The sale"), sale.sale()),
        Chapter("transport", _("Transport"), sale.transport()),
        Chapter("price", _("What a sale brings"), sale.price()),
        Chapter("actions", _("Two actions"), actions.actions()),
        Chapter("buy", _("Buying in a town"), actions.buy()),
        Chapter("market", _("The market square"), actions.market()),
        Chapter("shortage", _("Nothing left in the supply"), actions.shortage()),
        Chapter("end", _("The end of the game"), actions.end()),
        Chapter("warehouse", _("Warehouse and privileges"), modules.warehouse()),
        Chapter("privileges", _("Privileges"), modules.privileges()),
        Chapter("passengers", _("Passenger transport"), modules.passengers()),
    )
