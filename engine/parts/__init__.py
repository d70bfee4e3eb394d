"""What games on a table share: cards, seats in a circle, who begins, the ranking."""
