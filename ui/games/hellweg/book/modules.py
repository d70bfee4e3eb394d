"""The rules of the two expansions."""

from ....book import Paragraph
from ....words import _


def warehouse() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "The family game, the warehouse, passenger transport: both additions can be chosen on "
                "their own or together."
            ),
            ("R38", "S32"),
        ),
        Paragraph(
            _(
                "In the set-up a carriage comes only in the first round; in the other two there are "
                "tokens alone."
            ),
            ("R39",),
        ),
        Paragraph(
            _(
                "Store: one token or carriage goes from your supply into the storage, free of charge, "
                "as many as you "
                "like. What lies there already is not stored again."
            ),
            ("R40", "S36"),
        ),
        Paragraph(
            _(
                "Stock up now places all that you have stored, piece by piece, free of charge: tokens "
                "where one of yours "
                "stands, carriages at towns with a token of yours. The order changes nothing."
            ),
            ("R41", "S45"),
            "stockup",
        ),
        Paragraph(
            _("With nothing stored, or no token on the map, you cannot stock up."),
            ("S23",),
        ),
        Paragraph(
            _("When a piece is missing for another action, it may come out of the storage."),
            ("R48",),
        ),
        Paragraph(
            _(
                "The first to join Duisburg and Paderborn wins two black carriages. They wait in the "
                "storage until the "
                "next time you stock up; then they are carriages like any other of yours."
            ),
            ("R44", "S17", "S28", "S35"),
            "blacks",
        ),
    )


def privileges() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "Three routes bring a privilege each, as soon as your carriages join their towns. It "
                "is checked whenever a "
                "carriage is placed, and what was won is kept."
            ),
            ("S16", "S27"),
        ),
        Paragraph(
            _(
                "A card for 20, 25 or 30 brings one as well, of your choice: you are asked at once. "
                "The printed price "
                "counts. First comes the privilege, then the carriage of the card."
            ),
            ("R42", "S15", "S22", "S44"),
        ),
        Paragraph(
            _("Nobody has two of the same type. There are enough for everybody."),
            ("R45", "S29"),
        ),
        Paragraph(
            _(
                "In your turn use any number of ready privileges, each before or after your action. "
                "They work like the "
                "action of their name, but without a merchant. A new one is ready at once."
            ),
            ("R46", "S24", "S33"),
            "three",
        ),
        Paragraph(
            _(
                "A used privilege lies face down. “Thaler” as an action or a privilege turns yours "
                "up, but the privilege "
                "not itself; the action does that, too. They are ready from your next turn on."
            ),
            ("R43", "R47", "S25"),
        ),
    )


def passengers() -> tuple[Paragraph, ...]:
    return (
        Paragraph(
            _(
                "With this addition a transport past one or more villages brings 1 Thaler more. The "
                "sale for 2 uses no "
                "road, so it brings none."
            ),
            ("R49", "S30"),
            "village",
        ),
    )
