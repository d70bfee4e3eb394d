"""Bots from outside, by name: they may sit at every table of this process (see lab/guests.py)."""

from typing import Any

GUESTS: dict[str, Any] = {}
