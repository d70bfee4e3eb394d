"""The book of the clans: their rules in short, demos, and a first lesson. Fetched when it is opened."""

from .demos import demos
from .lesson import lesson
from .rules import chapters

__all__ = ["chapters", "demos", "lesson"]
