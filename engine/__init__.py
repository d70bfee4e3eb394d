"""The rules of the games, and the nouns that they share.

```text
Move      what a seat decides: a kind and the names of things on the table, `route bridge knockando`
Step      one decision: whose it is, which moves there are, what each of them does
State     what lies on the table, and the stack of Steps still to be decided
Chance    the only source of randomness: a generator whose whole state is one integer
Event     what just happened, and which seats may know it
speech    words for what is said as data here, where somebody has them
view      a State as one seat may see it: the same type, with secrets covered
trial     a view as it would be after a move
Game      key, seats, options, how it starts, how it starts again, how it is scored, its bots
Seat      who sits there: a name, and a person or a bot
Scores    how a game stands or ended: rows, who is out, who won, and why
Match     one game being played: its seats, its moves, where it stands
Record    a Match as text: save, test fixture, bug report, share link and rules demo
Plan      the moves that a bot means to play next
Planning  the plans of a match, and the bots that failed
```
"""

from . import interrupted  # noqa: F401 -- first of all
from .chance import Chance
from .event import ROUND, Event, known
from .game import BadOption, Game, Scores
from .games import GAMES
from .match import HUMAN, Match, NoUndo, Seat, seat_name
from .move import IllegalMove, Move
from .planning import Planning
from .record import Record, RecordError, restore, write
from .state import State, digest, plain
from .step import Step
from .view import HIDDEN, Unseen, secret, trial, view


def __getattr__(name: str) -> str:
    if name == "__version__":  # worked out when somebody asks: it depends on all the code
        from .edition import version

        return version()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "GAMES",
    "HIDDEN",
    "HUMAN",
    "ROUND",
    "BadOption",
    "Chance",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "Move",
    "NoUndo",
    "Planning",
    "Record",
    "RecordError",
    "Scores",
    "Seat",
    "State",
    "Step",
    "Unseen",
    "digest",
    "known",
    "plain",
    "restore",
    "seat_name",
    "secret",
    "trial",
    "view",
    "write",
]
