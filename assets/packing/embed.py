"""What stands in pages of others. The table in a frame is the page itself, without the lobby, and with
nothing to install or keep."""

import json
import re

NAME = "frame.html"
FOR_OTHERS = ("peddlers-table.js", "embed.html", "example.html")  # of assets/embed, under names that stay
FIRST = '<script src="./assets/boot/head.js"></script>'
OURS = '<script src="./assets/boot/frame.js"></script>'
LEFT_OUT = (
    r'(?:<meta property="og:[^>]*>\n)+',
    r'<link rel="(?:manifest|apple-touch-icon)"[^>]*>\n',
    r'<header class="bar">.*?</header>\n',  # of the lobby
    r'<!-- never over a game[^\n]*\n<section id="renew".*?</section>\n',
    r' *<section class="games".*?</section>\n',
    r' *<section class="box panel" id="settings".*?</section>\n',
    r' *<section class="box panel help".*?</section>\n',
    r"<footer>.*?</footer>\n",
)


def pack(page: str) -> str:
    """From index.html as it will be in the site."""
    for part in LEFT_OUT:
        page, found = re.subn(part, "", page, flags=re.DOTALL)
        if not found:
            raise ValueError(f"index.html has no {part}")
    page = page.replace('<html lang="en">', '<html lang="en" data-embed>')
    return page.replace(FIRST, OURS)


def listed(sources: dict[str, bytes], demos: dict[str, list[str]]) -> dict[str, bytes]:
    """The page that leads to the posters knows which there are."""
    name = "assets/embed/embed.html"
    page = sources[name].decode().replace('content="{}"', f"content='{json.dumps(demos)}'")
    return {name: page.encode()}
