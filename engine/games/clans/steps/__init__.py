"""The decisions of the clans, D1–D5 of the rule sheet."""
