"""Rooms beside the table: screens of their own. The page fetches them when one is first entered."""
