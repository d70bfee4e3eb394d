"""`python -m tests.ui.drawn`: a hash of the text of each table that random games of all games come to."""

from hashlib import sha256

from engine import GAMES
from ui.app import update, view

from .positions import played

MOVES = (0, 9, 60, 5_000)


def main() -> None:
    for key, game in GAMES.items():
        for seats in game.seats:
            for number in MOVES:
                model = played(key, seats, 1, number)
                covered = str(view(model))
                update(model, "i_am")
                update(model, "put")
                text = covered + str(view(model))
                print(key, seats, number, sha256(text.encode("utf-8", "surrogatepass")).hexdigest())


if __name__ == "__main__":
    main()
