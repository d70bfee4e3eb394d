"""The page as one HTML file, which opens by file:// from a stick: made of the finished site.

A browser fetches nothing beside a page from file://, and takes no modules from there. So styles and scripts
stand in the page, modules as data: in an import map, and whatever Python reads lies packed in blocks of text.
"""

import base64
import gzip
import hashlib
import json
import posixpath
import re
from pathlib import Path

NAME = "peddlers-table.html"
UNPACK = Path(__file__).with_name("unpack.js")
TYPES = {".wasm": "application/wasm", ".json": "application/json"}
PACKED = (".wasm", ".zip", ".json", ".mo", ".py")
OTHERS = ("posters/", "index.json")  # what other sites show of ours
PICTURES = {".svg": "image/svg+xml", ".woff2": "font/woff2"}
# A file has no origin: no 'self' here, and no network at all. Modules can only come as data:, so that is
# allowed beside the hashes of what stands in the page; no text of a person or a record ever becomes one.
POLICY = (
    "default-src 'none'; script-src 'unsafe-eval' data: {scripts}; style-src {styles}; img-src data:; "
    "font-src data:; base-uri 'none'; form-action 'none'; object-src 'none'"
)


def pack(files: dict[str, bytes]) -> bytes:
    """From the files of dist."""
    text = {name: data.decode() for name, data in files.items() if name.endswith((".css", ".js", ".mjs"))}
    page = files["index.html"].decode()
    page = re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>', "<!-- policy -->", page)
    sheets = re.findall(r'<link rel="(?:stylesheet|preload" as="style)" href="\./([^"]*)">\n', page)
    sheets += re.findall(r'"\./([\w.-]+\.css)"', page)  # of the games
    page = re.sub(r', "\./[\w.-]+\.css"', "", page)  # stands in the page: no download
    style = "\n".join(_sheet(name, text[name], files) for name in sheets)
    links = "stylesheet|preload|modulepreload|manifest|apple-touch-icon"
    page = re.sub(rf'<link rel="(?:{links})"[^>]*>\n?', "", page)
    page = re.sub(r'<meta name="worker"[^>]*>\n', "", page)  # a file has none: the page thinks itself
    page = re.sub(r'<meta property="og:[^>]*>\n', "", page)  # nobody links to a file
    page = re.sub(r'data-files="[^"]*"', 'data-files="{}"', page)
    page = re.sub(r'(?<=type="image/svg\+xml" href=")\./([^"]*)', lambda m: _data(m[1], files), page)

    modules = [name for name in text if name.endswith(".mjs") or name.startswith("vendor/pyscript")]
    modules = [name for name in modules if not name.startswith("assets/runtime/think")]
    named: set[str] = set()  # by other modules; the rest is imported by its address
    written = {name: _module(name, text[name], modules, named) for name in modules}
    imports = {name if name in named else f"./{name}": address for name, address in written.items()}
    head = [
        f"<style>{style}</style>",
        f'<script type="importmap">{json.dumps({"imports": imports})}</script>',
    ]
    head.append(f"<script>{UNPACK.read_text()}</script>")
    page = page.replace("</title>\n", "\n".join(["</title>", *head, ""]), 1)
    page = re.sub(
        r'<script(?: async)? type="module" src="\./([^"]*)"></script>',  # what it reads stands at the end
        lambda m: f'<script type="module">import "./{m[1]}";</script>',
        page,
    )

    def inline(match: re.Match[str]) -> str:
        # a module waits until the page is parsed, as `defer` does
        kind = ' type="module"' if match[1] else ""
        script = re.sub(r"//# sourceMappingURL=.*\n", "", text[match[2]])
        return f"<script{kind}>{script}</script>"

    page = re.sub(r'<script( defer)? src="\./([^"]*)"></script>', inline, page)
    packed = (name for name in files if name.endswith(PACKED) and not name.startswith(OTHERS))
    blocks = [_block(name, files[name]) for name in packed]
    licences = "\n\n".join(data.decode() for name, data in files.items() if _licence(name))
    blocks.append(f'<script type="text/plain" id="licences">{licences}</script>')
    page = page.replace("</body>", "\n".join([*blocks, "</body>"]))
    return _with_policy(page).encode()


def _with_policy(page: str) -> str:
    run = r'<script(?: type="(?:module|importmap)")?>(.*?)</script>'
    scripts = " ".join(_hash(script) for script in re.findall(run, page, re.DOTALL))
    styles = " ".join(_hash(style) for style in re.findall(r"<style>(.*?)</style>", page, re.DOTALL))
    policy = POLICY.format(scripts=scripts, styles=styles)
    return page.replace("<!-- policy -->", f'<meta http-equiv="Content-Security-Policy" content="{policy}">')


def _sheet(name: str, text: str, files: dict[str, bytes]) -> str:
    """A style sheet with its fonts in it."""
    folder = posixpath.dirname(name)

    def inline(match: re.Match[str]) -> str:
        return _data(posixpath.normpath(posixpath.join(folder, match[0])), files)

    return re.sub(r"""(?<=url\()\.{1,2}/[^)]*""", inline, text)


def _module(name: str, text: str, modules: list[str], named: set[str]) -> str:
    """A module that finds the others by name and stands where it stood."""
    folder = posixpath.dirname(name)

    def rename(match: re.Match[str]) -> str:
        other = posixpath.normpath(posixpath.join(folder, match[2]))
        if other not in modules:
            return match[0]
        named.add(other)
        return match[1] + other

    text = re.sub(r"""(\b(?:from|import)\s*\(?\s*["'])(\.{1,2}/[^"']*)""", rename, text)
    text = text.replace("import.meta", f'({{url:new URL("./{name}",document.baseURI).href}})')
    return "data:text/javascript;base64," + base64.b64encode(text.encode()).decode()


def _block(name: str, data: bytes) -> str:
    packed = base64.b64encode(gzip.compress(data, 9, mtime=0)).decode()
    kind = TYPES.get(posixpath.splitext(name)[1], "application/octet-stream")
    return f'<script type="text/packed" data-file="{name}" data-type="{kind}">{packed}</script>'


def _licence(name: str) -> bool:
    return name == "LICENSE" or name.endswith(".txt")


def _data(name: str, files: dict[str, bytes]) -> str:
    kind = PICTURES[posixpath.splitext(name)[1]]
    return f"data:{kind};base64," + base64.b64encode(files[name]).decode()


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
