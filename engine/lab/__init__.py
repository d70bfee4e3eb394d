"""The laboratory: many games between bots, on one machine or many, and what they tell.

```text
Bout      one game to be played: who sits where, seed, options
pairing   which bouts make a tournament: pairs of bots, paired seeds, all seats in turn
Result    what a bout came to, as plain data
ledger    the results so far, in a file from which a run can be resumed
processes, cluster   play the bouts, on this machine or on many
figures   confidence intervals and Elo ratings
```
"""


class Trouble(Exception):
    """An error that is shown to the user as one line."""
