"""A bot of ten lines for Highland Dealers: it delivers what it can, then collects, then travels to goods."""

LIKED = "deal feedextra feedroute drop leave end route reject pile extra take deliver".split()


def eager(view, moves, events, chance):
    def worth(move):
        return LIKED.index(move.kind), len(view.goods[move.args[-1]] if move.kind == "route" else move)

    best = [move for move in moves if worth(move) == max(map(worth, moves))]
    return best[chance.below(len(best))]
