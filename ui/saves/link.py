"""A whole game as an address: `g=` and the record, packed; `&m=` and a moment of it."""

import zlib
from binascii import a2b_base64, b2a_base64

from ..page import LINK

LONGEST = 8_000  # characters: more is cut off by mail and chat
MOST = 1_000_000  # bytes of a record
MOMENT = "&m="


class BadLink(ValueError):
    """Why it is no game: broken or too_long."""


def fold(record: str, moment: int | None = None) -> str:
    """The link of a record; empty: it is too long for one."""
    packed = b2a_base64(zlib.compress(record.encode(), 9), newline=False).decode().rstrip("=")
    at = "" if moment is None else f"{MOMENT}{moment}"
    link = f"{LINK}{packed.replace('+', '-').replace('/', '_')}{at}"
    return link if len(link) <= LONGEST else ""


def unfold(link: str) -> tuple[str, int]:
    """The record of a link, and the moment; or BadLink. No more is unpacked than a record may have."""
    packed, _sign, moment = link.strip().removeprefix(LINK).partition(MOMENT)
    at = int(moment) if moment.isdecimal() and len(moment) < 9 else 0
    text = packed.replace("-", "+").replace("_", "/")
    unpacking = zlib.decompressobj()
    try:
        data = unpacking.decompress(a2b_base64(text + "=" * (-len(text) % 4), strict_mode=True), MOST)
        record = data.decode()
    except (ValueError, zlib.error):
        raise BadLink("broken") from None
    if unpacking.unconsumed_tail:
        raise BadLink("too_long")
    if not unpacking.eof or unpacking.unused_data:
        raise BadLink("broken")
    return record, at
