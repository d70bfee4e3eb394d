"""The one name that asyncio asks for. It logs only where its own event loops run."""

DEBUG = 10
