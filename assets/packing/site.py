"""The names of the files of a site."""

import posixpath
import re

from .work import Failure, digest

REFERENCE = re.compile(r"""(?<=["'(])\.{1,2}/[\w./@-]+""")
REFERRING = (".html", ".css", ".js", ".mjs", ".json", ".py", ".webmanifest")
# a link or a meta that names a file which a first visit does not fetch
LAZY = re.compile(r"<meta\b[^>]*>|<link\b[^>]*\brel=\"?(?:icon|apple-touch-icon|manifest|alternate)\b[^>]*>")


class Site:
    """The files of dist: each is named after what is in it, and every reference is changed to match."""

    def __init__(self, sources: dict[str, bytes]) -> None:
        self.sources = sources
        self.files: dict[str, bytes] = {}
        self.names: dict[str, str] = {}
        self.references: dict[str, list[str]] = {}

    def place(self, path: str, name: str = "") -> str:
        """Put a source and all that it refers to into the site; its path there."""
        if path not in self.names:
            together = self.together(path)
            if len(together) > 1:
                key = digest(*(part for each in together for part in (each, self.sources[each])))[:10]
                for each in together:
                    folder, file = posixpath.split(each)
                    self.put(each, f"{folder}.{key}/{file}", self.sources[each])
            else:
                data = self.rewrite(path)
                stem, suffix = posixpath.splitext(path)
                self.put(path, name or f"{stem}.{digest(data)[:10]}{suffix}", data)
        return self.names[path]

    def put(self, path: str, name: str, data: bytes) -> None:
        if chart := self.sources.get(f"{path}.map"):
            self.files[f"{name}.map"] = chart
            data += f"//# sourceMappingURL={posixpath.basename(name)}.map\n".encode()
        self.names[path] = name
        self.files[name] = data

    def together(self, path: str) -> list[str]:
        """Vendored files of a folder find each other by name: they keep it, the folder gets the hash."""
        folder = posixpath.dirname(path)
        if not folder.startswith("vendor/"):
            return [path]
        return sorted(other for other in self.sources if posixpath.dirname(other) == folder)

    def rewrite(self, path: str) -> bytes:
        """A source with its relative references changed."""
        data = self.sources[path]
        if path.startswith("vendor/") or not path.endswith(REFERRING):
            return data
        base = posixpath.dirname(path) if path.endswith((".css", ".mjs", ".webmanifest")) else ""
        references = self.references.setdefault(path, [])

        def new(match: re.Match[str]) -> str:
            target = posixpath.normpath(posixpath.join(base, match[0]))
            if target not in self.sources:
                if target.startswith(("assets/", "vendor/")):
                    raise Failure(f"{path} refers to {match[0]}, which is not there")
                return match[0]
            references.append(target)
            relative = posixpath.relpath(self.place(target), base or ".")
            return relative if relative.startswith("../") else "./" + relative

        return REFERENCE.sub(new, data.decode()).encode()

    def first_visit(self, page_name: str) -> dict[str, int]:
        """What a page fetches before it is ready, with its bytes."""
        page = LAZY.sub("", self.sources[page_name].decode())
        waiting = [posixpath.normpath(path) for path in REFERENCE.findall(page)]
        seen: set[str] = set()
        while waiting:
            if (path := waiting.pop()) in self.names and path not in seen:
                seen.update(self.together(path))
                waiting += self.references.get(path, [])
        return {f"./{self.names[path]}": len(self.files[self.names[path]]) for path in sorted(seen)}
