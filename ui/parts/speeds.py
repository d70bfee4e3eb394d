"""How fast bots play and cards fall, in words."""

from ..words import _


def speeds() -> dict[str, str]:
    """Of bots and of cards."""
    return {"calm": _("Calm"), "brisk": _("Brisk"), "fast": _("Fast")}


def dealing() -> dict[str, str]:
    return {"hand": _("By hand"), **speeds()}
