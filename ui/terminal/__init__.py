"""Peddler's Table without a browser: the games, their bots, the laboratory, and a table in the terminal.

- `peddlers.engine` has the rules and bots, `peddlers.engine.simulate` plays whole games,
  `peddlers.engine.search.mind` says what a bot is.
- `peddlers.engine.lab` is the laboratory: `peddlers.engine.lab.experiments` plays tournaments,
  `peddlers.engine.lab.guests` lets bots of yours in, `peddlers.engine.lab.zoo` makes environments of
  PettingZoo.
- `peddlers.speech` says matches and errors in words, in five languages, as the page does.
- `peddlers.play` is a game in the terminal.

In the package this folder is `peddlers` itself. In a checkout it is `ui.terminal`, and `engine` and `ui` have
their own names.
"""

from importlib import import_module

from engine import speech as _speech

_speech.voice = lambda: import_module(".speech", __name__)


def __getattr__(name: str) -> str:
    if name == "__version__":  # the release and the edition of the rules
        from engine.edition import version

        return version()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
