"""The table in a page of somebody else."""
