"""What the words of the Hellweg mean: in short, with the numbers of the rules."""

from collections.abc import Callable

from engine.games.hellweg.tables import CARRIAGES, DISCOUNT, DUMP, LAST_BONUS, MONEY, ROUTES, TOKENS

from ...face import About
from ...scene import Scene
from ...words import _
from . import words
from .pictures import come

Term = Callable[[Scene], About]


topics = ("aim", "month", "sale", "buy", "stock", "cards", "thaler", "roads", "shortage", "last")


def _aim(_scene: Scene) -> About:
    text = (
        _("Have the most Thaler at the end. Merchandise cards count, too; pieces on the map do not."),
        _("Sell beer, salt and ironware where they are asked for; carriages bring them there."),
    )
    return About(_("The aim"), text, ("R36",), None)


def _setup(scene: Scene) -> About:
    text = [
        _("In three rounds everybody puts a token into a house outside Dortmund."),
        _("With the first one comes a carriage on a road at that town.")
        if scene.view.warehouse
        else _("With each comes a carriage on a road at that town; it may lead to Dortmund."),
    ]
    return About(_("The set-up"), tuple(text), ("R4", "R39") if scene.view.warehouse else ("R4",), None)


def _month(_scene: Scene) -> About:
    text = (
        _("A trading card is turned up. Then everybody sells, and has two actions in two rounds."),
        _("Then the starting player’s card goes on to the left."),
    )
    return About(_("The month"), text, ("R6", "R7", "R20"), None)


def _sale(_scene: Scene) -> About:
    text = (
        _("The four towns of the card ask one after the other, each for one token of its good."),
        _("It comes from the house there, or from another town over roads with carriages of yours."),
        _("Who sells nothing at all may sell one token anywhere for {n}.", n=DUMP),
    )
    return About(_("The sale"), text, ("R10", "R12", "R13", "R17"), None)


def _buy(_scene: Scene) -> About:
    text = (
        _("Send your merchant to a free town of the card and pay its price."),
        _(
            "Tokens go into its house, carriages onto roads there: 3 brings one token, 4 also a "
            "carriage, 5 two tokens and a carriage."
        ),
    )
    return About(_("Buying"), text, ("R21", "R23", "S1"), None)


def _stock(_scene: Scene) -> About:
    text = (
        _(
            "At the market, for 1 Thaler: a token into a house where you have one, or a carriage on a "
            "road at a town with a token of yours."
        ),
    )
    return About(_("Stock up"), text, ("R27",), None)


def _stockup(_scene: Scene) -> About:
    text = (
        _(
            "All that you have stored is placed at once, free of charge: tokens where you have one, "
            "carriages on roads at towns with a token of yours."
        ),
    )
    return About(_("Stock up"), text, ("R41", "S35"), None)


def _storage(_scene: Scene) -> About:
    text = (
        _("One token or carriage goes from your supply into the storage, free of charge."),
        _("There it counts for nothing until you stock up."),
    )
    return About(_("Store"), text, ("R40", "S21"), None)


def _cards(_scene: Scene) -> About:
    text = (
        _(
            "At the market you may buy one card of the stacks. It counts at the end; some bring more "
            "all along."
        ),
        _("With it comes a carriage, to be placed at once at a token of yours."),
        _("Two cards may make a pair that counts more than both."),
    )
    return About(_("Merchandise cards"), text, ("R28", "R31", "R33"), None)


def _thaler(scene: Scene) -> About:
    text = [_("At the market, take 1 Thaler. That is always possible.")]
    if scene.view.warehouse:
        text.append(_("It also turns up your used privileges; they are ready from your next turn on."))
    return About(_("Thaler"), tuple(text), ("R29", "R43") if scene.view.warehouse else ("R29",), None)


def _roads(scene: Scene) -> About:
    text = [
        _(
            "Over cobbled roads carriages stay. From each dirt road of a transport one goes back to "
            "your supply."
        ),
        _("Where two or more of yours stand, none goes back: that is a permanent connection."),
        _("A carriage that is placed at a village brings 1 Thaler at once."),
    ]
    if scene.view.passengers:
        text.append(_("A transport past villages brings 1 Thaler more."))
    rules = ("R14", "R5", "R49") if scene.view.passengers else ("R14", "R5")
    return About(_("Roads and villages"), tuple(text), rules, None)


def _shortage(_scene: Scene) -> About:
    text = (
        _("You have {tokens} tokens and {carriages} carriages.", tokens=TOKENS, carriages=CARRIAGES),
        _("With none left in the supply, take one from elsewhere on the map, or forgo it."),
    )
    return About(_("Shortage"), text, ("R34", "S10"), None)


def _last(_scene: Scene) -> About:
    text = (
        _(
            "In the last month there is only a sale. Each sale brings {n} more; then the game is over.",
            n=LAST_BONUS,
        ),
    )
    return About(_("The last card"), text, ("R18", "R35"), None)


def _discount(_scene: Scene) -> About:
    text = (
        _("If your other merchant stands on the market square, a town or a card costs {n} less.", n=DISCOUNT),
        _("Stocking up never costs less."),
    )
    return About(_("2 less"), text, ("R24", "R28"), None)


def _money(_scene: Scene) -> About:
    return About(
        _("Thaler"), (_("Everybody begins with {n}. Money lies open.", n=MONEY),), ("R3", "S20"), None
    )


def _token(_scene: Scene) -> About:
    text = (_("Tokens stand in trading houses. Sold ones come back to the supply."),)
    return About(_("Tokens"), text, ("R3", "R16", "R25"), None)


def _carriage(_scene: Scene) -> About:
    text = (_("Carriages stand on roads and join towns, for their owner alone."),)
    return About(_("Carriages"), text, ("R13", "R15", "R25"), None)


def _deck(scene: Scene) -> About:
    text = [
        _(
            "Twelve trading cards, one for each month. Each house stands on three of them, once at 3, "
            "at 4 and at 5."
        ),
    ]
    if scene.view.memory:
        text.append(_("These prices have come; those that are not struck out may still come."))
    return About(_("Trading cards"), tuple(text), ("R7", "R8"), come(scene))


def _routes(_scene: Scene) -> About:
    text = (
        _(
            "Join both towns of a route with carriages of your own, by any way: you get its "
            "privilege, for good."
        ),
        _("The first to join Duisburg and Paderborn wins the two black carriages."),
    )
    return About(_("Routes"), text, ("R44", "S16", "S28"), None)


def _privileges(_scene: Scene) -> About:
    text = (
        _(
            "A privilege is used in your turn, before or after your action, and works like the action "
            "of its name."
        ),
        _("Then it lies face down until “Thaler” turns it up."),
    )
    return About(_("Privileges"), text, ("R45", "R46", "R47"), None)


TERMS: dict[str, Term] = {
    "aim": _aim,
    "setup": _setup,
    "month": _month,
    "sale": _sale,
    "buy": _buy,
    "stock": _stock,
    "stockup": _stockup,
    "storage": _storage,
    "cards": _cards,
    "thaler": _thaler,
    "roads": _roads,
    "shortage": _shortage,
    "last": _last,
    "discount": _discount,
    "money": _money,
    "token": _token,
    "carriage": _carriage,
    "deck": _deck,
    "routes": _routes,
    "privileges": _privileges,
    "supply/token": _token,
    "supply/carriage": _carriage,
    "stored/token": _storage,
    "stored/carriage": _storage,
}


def route(gain: str, scene: Scene) -> About:
    """A privilege or the black carriages, with their route."""
    title = words.privilege(gain)
    general = _routes(scene) if gain == "carriages" else _privileges(scene)
    towns = _("Route: {way}.", way=" – ".join(map(words.town, ROUTES[gain])))
    return general._replace(title=title, text=(towns, *general.text))
