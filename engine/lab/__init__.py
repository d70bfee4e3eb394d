"""The laboratory: many games between bots, on one machine or many, and what they tell.

Bout      one game to be played: who sits where, seed, options
pairing   which bouts make a tournament: pairs of bots, paired seeds, all seats in turn
Result    what a bout came to, as plain data
ledger    the results so far, in a file that a broken run goes on with
crew      who plays the bouts: processes of this machine, or a cluster
figures   how sure a rate is, how strong a bot
"""


class Trouble(Exception):
    """What cannot be, in a line for the person at the keyboard."""
