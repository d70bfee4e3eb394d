"""Pages beside the table, a package each. Their code is one download, fetched before the first of them is shown."""
