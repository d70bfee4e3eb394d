"""What a host and other sites want to know of ours: types, caching and policy, and what it is about."""

import html
import json
import posixpath
import re
from typing import Any

from .server import HASHED, HEADERS, IMMUTABLE, TYPES

SIZE = 800, 690  # pixels of a frame that knows nothing of the page around it
RELATIVE = re.compile(r'(<meta property="og:image" content=")(?:\.\.?/)([^"]*)')
HEAD = "</title>\n"

APACHE = """\
# How Apache serves this site. Other hosts read _headers, or know it all by themselves.
Options -Indexes -MultiViews
{types}
<IfModule mod_mime.c>
  RemoveLanguage .br
  AddEncoding br .br
</IfModule>
<IfModule mod_setenvif.c>
  SetEnvIf Request_URI "{hashed}" hashed
</IfModule>
<IfModule mod_headers.c>
{headers}
  Header set Cache-Control "no-cache"
  Header set Cache-Control "{immutable}" env=hashed
  Header merge Vary "Accept-Encoding"
</IfModule>
<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteCond %{{HTTP:Accept-Encoding}} \\bbr\\b
  RewriteCond %{{REQUEST_FILENAME}}.br -f
  RewriteRule ^(.+)$ $1.br [L]
</IfModule>
"""


def headers(files: dict[str, bytes]) -> dict[str, bytes]:
    """For Netlify and Cloudflare Pages, and for Apache."""
    lines = "\n".join(f'  Header set {name} "{value}"' for name, value in HEADERS.items())
    types = "\n".join(f"AddType {kind.partition(';')[0]} {suffix}" for suffix, kind in TYPES.items())
    apache = APACHE.format(types=types, headers=lines, hashed=HASHED.pattern, immutable=IMMUTABLE)
    everywhere = [f"  {name}: {value}" for name, value in HEADERS.items()]
    rules = [[place, f"  Cache-Control: {IMMUTABLE}"] for place in _immutable(files)]
    other = "\n\n".join("\n".join(rule) for rule in (["/*", *everywhere], *rules))
    return {".htaccess": apache.encode(), "_headers": f"{other}\n".encode()}


def _immutable(files: dict[str, bytes]) -> list[str]:
    """What never changes under its name: whole folders where it can be said so, since rules are counted."""
    named = [name for name in files if HASHED.search(name)]
    loose = [name for name in files if not HASHED.search(name)]
    folders = {posixpath.dirname(name) for name in named} - {""}
    whole = {one for one in folders if not any(name.startswith(f"{one}/") for name in loose)}
    widest = [one for one in whole if not any(one.startswith(f"{other}/") for other in whole)]
    single = [name for name in named if posixpath.dirname(name) not in whole]
    return sorted(f"/{place}" for place in (*single, *(f"{folder}/*" for folder in widest)))


# ---- what other sites show of ours


def addressed(files: dict[str, bytes], site: str) -> dict[str, bytes]:
    """Pages that say where they stand, and beside each what oEmbed wants to know. Crawlers want whole
    addresses."""
    found = {}
    for name in files:
        if name == "index.html" or name.startswith("posters/"):
            page = files[name].decode()
            oembed = name.removesuffix(".html") + ".json"
            place = "" if name == "index.html" else name
            links = f'<meta property="og:url" content="{site}{place}">\n'
            links += f'<link rel="alternate" type="application/json+oembed" href="{site}{oembed}">\n'
            page = RELATIVE.sub(lambda match: f"{match[1]}{site}{match[2]}", page)
            found[name] = page.replace(HEAD, HEAD + links, 1).encode()
            found[oembed] = json.dumps(_oembed(page, place, site), ensure_ascii=False).encode()
    return found


def _oembed(page: str, place: str, site: str) -> dict[str, Any]:
    title = re.search(r"<title>(.*?)</title>", page)
    assert title
    width, height = SIZE
    source = f"{site}{place or 'embed.html'}"
    frame = f'<iframe src="{source}" title="{title[1]}" width="{width}" height="{height}"'
    return {
        "version": "1.0",
        "type": "rich",
        "provider_name": "Peddler’s Table",
        "provider_url": site,
        "title": html.unescape(title[1]),
        "width": width,
        "height": height,
        "html": f'{frame} loading="lazy" allow="fullscreen; clipboard-write" frameborder="0"></iframe>',
    }
