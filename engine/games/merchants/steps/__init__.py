"""The decisions of the Merchants, in the order of the rulebook (D1 … D6 of the rule sheet)."""
