"""Where the catalogues lie, and whose words they have."""

from pathlib import Path

SHARED = "app"
PLACES = ("assets/locale", "ui/games/*/locale", "ui/terminal/locale")


def sources(root: Path) -> dict[tuple[str, str], Path]:
    """Whose (SHARED, the key of a game, or `terminal`), language -> the file."""
    found = sorted(po for place in PLACES for po in root.glob(f"{place}/*.po"))
    return {(owner(po), po.stem): po for po in found}


def owner(po: Path) -> str:
    name = po.parent.parent.name
    return SHARED if name == "assets" else name
