"""The table and what lies over it, as they are drawn."""
