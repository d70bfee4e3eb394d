"""What the minds of several games share.

```text
Thought          a generator that pauses every few milliseconds and counts playouts
Plan             the moves that a bot means to play next
Line             moves, the position after them and its worth, as a beam search finds them
determinization  a view with everything hidden filled in at random, as far as it is not known
Candidate        a plan, and the mean of how it came out in determinizations
rollout          a game played on by a quick policy in all seats
Searcher         what a game knows of itself, and the best bots and the adviser made of it
```
"""
