"""Sheets over the table that are asked for seldom."""
