"""What cards and animals are called, and what a card does in a few words."""

from engine.games.merchants.cards import ROWS, held
from engine.games.merchants.tables import JUNK, PASSIVE, TECHNIQUE

from ...node import Node, span, svg, use
from ...words import Phrase, _, counted, listed


def _pictured(symbol: str, folk: str, word: str) -> Phrase:
    """A word with its picture before it, which stays with the first part of it."""
    return Phrase(word, span(class_="thing")[_picture(symbol, folk), span[word]])


def _picture(symbol: str, folk: str) -> Node:
    return svg(class_=f"ico of-{folk}", viewBox=_box(symbol), aria_hidden="true")[use(href=f"#{symbol}")]


def _box(symbol: str) -> str:
    """Cards have a small thing as their sign, animals and junk a large picture."""
    return "0 0 24 24" if symbol.startswith("p-") else "0 0 100 100"


def symbol(name: str) -> str:
    """The sign of a card."""
    return JUNK if name == JUNK else f"p-{name}"


def animal(name: str, begins: bool = False) -> str:
    """A set, by its animals; it may begin a line."""
    word = {
        "macaws": _("macaws"),
        "pandas": _("pandas"),
        "raccoons": _("raccoons"),
        "squirrels": _("flying squirrels"),
        "ocelots": _("ocelots"),
        "chameleons": _("chameleons"),
    }[name]
    return _pictured(name.removesuffix("s"), name, word[:1].upper() + word[1:] if begins else word)


def name(card: str) -> str:
    """What stands on it."""
    return {
        "swift-broker": _("Swift Broker"),
        "cookies": _("Cookies"),
        "shattered-relic": _("Shattered Relic"),
        "spyglass": _("Spyglass"),
        "flashy-show": _("Flashy Show"),
        "favourite-toy": _("Favourite Toy"),
        "loyal-partner": _("Loyal Partner"),
        "prepaid-good": _("Prepaid Good"),
        "essential-purchase": _("Essential Purchase"),
        "market-discovery": _("Market Discovery"),
        "special-offer": _("Special Offer"),
        "stock-clearance": _("Stock Clearance"),
        "wily-fellow": _("Wily Fellow"),
        "nuisance": _("Nuisance"),
        "rotten-food": _("Rotten Food"),
        "dirty-exchange": _("Dirty Exchange"),
        "sabotage": _("Sabotage"),
        "treasure-hunter": _("Treasure Hunter"),
        "stashing-vendor": _("Stashing Vendor"),
        "empty-chest": _("Empty Chest"),
        "nostalgic-item": _("Nostalgic Item"),
        "acorn": _("Acorn"),
        "accordion": _("Accordion"),
        "winter-is-coming": _("Winter is Coming"),
        "bold-haggler": _("Bold Haggler"),
        "new-season": _("New Season"),
        "whirligig": _("Whirligig"),
        "charm": _("Charm"),
        "gamble": _("Gamble"),
        "blindfold": _("Blindfold"),
        "flexible-shopkeeper": _("Flexible Shopkeeper"),
        "reflection": _("Reflection"),
        "good-old-times": _("Good Old Times"),
        "gift-voucher": _("Gift Voucher"),
        "trendsetting": _("Trendsetting"),
        "seeing-doubles": _("Seeing Doubles"),
        JUNK: _("Junk"),
    }[card]


def card(text: str) -> str:
    """A card with its picture; of one in a hand also what it stands for."""
    it = held(text)
    phrase: str = _pictured(symbol(it.card), ROWS[it.card].set or JUNK, name(it.card))
    if it.being != it.card:
        phrase = _("{card} as {other}", card=phrase, other=name(it.being))
    return phrase


def now(text: str, counts: int) -> str:
    """The same with what it counts in this turn, if that is not what is printed."""
    phrase = card(text)
    return phrase if counts == held(text).row.value else _("{card} (now {n})", card=phrase, n=counts)


def heap(cards: list[str] | tuple[str, ...]) -> str:
    """Some cards."""
    return counted(cards, card)


def kind(name: str) -> str:
    """Technique or passive; of junk, nothing."""
    return {TECHNIQUE: _("technique"), PASSIVE: _("passive")}.get(ROWS[name].type, "")


def effect(name: str) -> str:
    """What it does, as short as it stands on the card."""
    return {
        "swift-broker": _("Discard your hand and draw as many."),
        "cookies": _("While held: refill to one card more."),
        "shattered-relic": _("Toss a hand card, then draw one."),
        "spyglass": _("See your next 3: keep one, put two back on top."),
        "flashy-show": _("This turn each card you pay or build with counts 1 more."),
        "favourite-toy": _("Take back the top card of your discard."),
        "loyal-partner": _("Toss the whole market and lay out a new one."),
        "prepaid-good": _("Take any market card for nothing."),
        "essential-purchase": _("When you buy it: toss up to 3 junk you paid."),
        "market-discovery": _("Once a turn toss the next market card. Buys the last one tossed."),
        "special-offer": _("See the next 3 market cards: keep one, toss two."),
        "stock-clearance": _("Paying with it, you may overpay by any amount."),
        "wily-fellow": _("Swap your deck and discard; shuffle the new deck."),
        "nuisance": _("Up to two rivals each discard a random card."),
        "rotten-food": _("Put a hand card on top of a rival’s deck."),
        "dirty-exchange": _("Take a random card from a rival’s hand; give one back."),
        "sabotage": _("See a rival’s next 2: toss one, discard the other."),
        "treasure-hunter": _("Take the top card of a rival’s discard."),
        "stashing-vendor": _("Its stack may hold any amount of junk."),
        "empty-chest": _("Its stack may mix cards of all sets."),
        "nostalgic-item": _("Its stack may use one card from your discard."),
        "acorn": _("Swap it for a card in a rival’s stall."),
        "accordion": _("In a stack it may count one less or one more."),
        "winter-is-coming": _("After its stack you may build one more at once."),
        "bold-haggler": _("Once a turn, roll the die and add it to this value."),
        "new-season": _("Toss an animal from your discard: take the next market card."),
        "whirligig": _("Redraw your hand, mix it with a rival’s and deal both again."),
        "charm": _("Reveal the next market card: build it if it fits, else toss it."),
        "gamble": _("Roll the die: swap that many random cards with a rival."),
        "blindfold": _("A rival guesses a card’s value. Right: discard it. Wrong: you set it."),
        "flexible-shopkeeper": _("Copies a card in your newest stack."),
        "reflection": _("Copies the top card of a rival’s discard."),
        "good-old-times": _("Once a turn toss the next market card. Copies the last one tossed."),
        "gift-voucher": _("Swap it for any market card."),
        "trendsetting": _("Copies a card in the market."),
        "seeing-doubles": _("Copies another card in your hand; show both."),
        JUNK: _("Pays 1. Of no use in a stack."),
    }[name]


def described(text: str, counts: int | None = None) -> str:
    """All that stands on a card, for who hears it: `Cookies, macaws, value 2, passive: …`"""
    row = held(text).row
    number = row.value if counts is None else counts
    facts = [str(now(text, number)), _("value {n}", n=number)]
    if row.set:
        facts = [facts[0], str(animal(row.set)), facts[1], kind(row.name)]
    if row.bonus:
        facts.append(_("bonus action"))
    return _("{name}: {text}", name=listed(facts), text=effect(row.name))
