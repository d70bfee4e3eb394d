"""Cards by what they do: each group is a feature with a weight of its own."""

_CARDS = {
    "looks": "spyglass special-offer",
    "tosses": "shattered-relic new-season",
    "gets": "prepaid-good treasure-hunter favourite-toy gift-voucher acorn charm flashy-show",
    "attacks": "nuisance rotten-food dirty-exchange sabotage gamble blindfold",
    "trades": "essential-purchase market-discovery stock-clearance bold-haggler",
    "joins": "stashing-vendor empty-chest nostalgic-item accordion winter-is-coming",
    "swaps": "swift-broker wily-fellow loyal-partner whirligig",
    "cookies": "cookies",
    "chameleons": "flexible-shopkeeper reflection good-old-times trendsetting seeing-doubles",
}

DEEDS = {card: deed for deed, cards in _CARDS.items() for card in cards.split()}
