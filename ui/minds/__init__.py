"""How the page thinks. It comes when somebody thinks: the table does without."""
