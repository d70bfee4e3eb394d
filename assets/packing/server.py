"""A plain static server of the site, with the right types, the policy, and caching by content hash."""

import functools
import http.server
import io
import os
import re
from pathlib import Path
from typing import BinaryIO

from .policy import POLICY
from .work import say

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".mo": "application/octet-stream",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
HASHED = re.compile(r"\.[0-9a-f]{10}[./]")  # a name that is made of what is in the file
IMMUTABLE = "public, max-age=31536000, immutable"
HEADERS = {  # of every file, on every host
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    # pages of others may play with the wheel; to a sandboxed frame even its own site is another one
    "Access-Control-Allow-Origin": "*",
}


class Handler(http.server.SimpleHTTPRequestHandler):
    """A plain static server with the right types, the policy, and caching by content hash."""

    protocol_version = "HTTP/1.1"
    extensions_map = TYPES
    status = 200
    path = ""  # until a request could be read

    def handle_one_request(self) -> None:
        try:
            super().handle_one_request()
        except ConnectionError:  # the browser has left
            self.close_connection = True

    def send_response(self, code: int, message: str | None = None) -> None:
        self.status = code
        super().send_response(code, message)

    def end_headers(self) -> None:
        hashed = self.status < 400 and HASHED.search(self.path.partition("?")[0])
        self.send_header("Cache-Control", IMMUTABLE if hashed else "no-cache")
        for name, value in HEADERS.items():
            self.send_header(name, value)
        super().end_headers()

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.replace("%00", "%EF%BF%BD"))  # no file has a zero in its name

    def list_directory(self, path: str | os.PathLike[str]) -> None:
        self.send_error(404)

    def log_message(self, format: str, *args: object) -> None:
        if self.status >= 400:
            say(f"{self.status} {self.path}")


class Workshop(Handler):
    """For who changes the sources: the worker asks the server for the page before it looks into its cache."""

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        if self.path.partition("?")[0] != "/sw.js":
            return super().send_head()
        data = Path(self.directory, "sw.js").read_bytes() + b"workshop = true;\n"
        self.send_response(200)
        self.send_header("Content-Type", TYPES[".js"])
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        return io.BytesIO(data)


def server(
    folder: Path, host: str = "127.0.0.1", port: int = 0, handler: type[Handler] = Handler
) -> http.server.ThreadingHTTPServer:
    """A server that is bound but not yet running; port 0 takes a free one."""
    return http.server.ThreadingHTTPServer((host, port), functools.partial(handler, directory=str(folder)))
