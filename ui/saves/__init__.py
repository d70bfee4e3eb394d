"""Games that are kept: their format, their two slots, the shelf, and what went wrong in words."""
