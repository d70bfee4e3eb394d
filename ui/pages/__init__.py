"""Pages beside the table, a package each: one download, fetched before the first of them is shown."""
