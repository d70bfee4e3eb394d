"""The page around a frame: EMBED.md has its commands."""

import json
from typing import Any


def command(text: str) -> dict[str, Any]:
    """The fields of a command; none of what is no command."""
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return fields if isinstance(fields, dict) else {}
