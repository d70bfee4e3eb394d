"""The page for a frame: the page itself, without the lobby, and with nothing to install or keep."""

import re

NAME = "embed.html"
FOR_OTHERS = ("peddlers-table.js", "example.html")  # of assets/embed, for pages of others
FIRST = '<script src="./assets/boot/head.js"></script>'
OURS = '<script src="./assets/boot/frame.js"></script>'
LEFT_OUT = (
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
