"""Firefox and WebKit as they are installed, each over the protocol that it speaks by itself."""

import json
import os
import re
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import websocket

PATIENCE = 60  # seconds, for everything
# a function or a value; the answer as text
CALL = """(async () => {{
    const what = {what};
    const found = await (typeof what === "function" ? what({arg}) : what);
    return JSON.stringify(found ?? null);
}})()"""


class Page(Protocol):
    def goto(self, address: str) -> None: ...
    def evaluate(self, what: str, arg: Any = None) -> Any: ...


class Firefox:
    """Speaks WebDriver BiDi over a web socket."""

    def __init__(self, line: websocket.WebSocket) -> None:
        self.line, self.number = line, 0
        self.ask("session.new", capabilities={})
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **params: Any) -> Any:
        self.number += 1
        self.line.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while (answer := json.loads(self.line.recv())).get("id") != self.number:
            pass
        assert answer["type"] == "success", answer
        return answer["result"]

    def goto(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self.context, url="about:blank", wait="complete")
        self.ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def evaluate(self, what: str, arg: Any = None) -> Any:
        code = CALL.format(what=what, arg=json.dumps(arg))
        target = {"context": self.context}
        told = self.ask("script.evaluate", expression=code, target=target, awaitPromise=True)
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])


class WebKit:
    """Speaks WebDriver over HTTP."""

    def __init__(self, driver: str, binary: Path) -> None:
        self.driver, self.session = driver, ""
        options = {"binary": str(binary), "args": ["--automation"]}
        told = self.ask("", capabilities={"alwaysMatch": {"webkitgtk:browserOptions": options}})
        self.session = "/" + told["sessionId"]
        self.ask("/timeouts", script=PATIENCE * 1000)

    def ask(self, what: str, **body: Any) -> Any:
        request = Request(f"{self.driver}/session{self.session}{what}", json.dumps(body).encode())
        try:
            with urlopen(request, timeout=2 * PATIENCE) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise AssertionError(error.read().decode()) from None

    def goto(self, address: str) -> None:
        self.ask("/url", url="about:blank")
        self.ask("/url", url=address)

    def evaluate(self, what: str, arg: Any = None) -> Any:
        code = CALL.format(what=what, arg=json.dumps(arg))
        ended = ".then((told) => arguments[0]([told, '']), (wrong) => arguments[0]([0, `${wrong}`]))"
        told, wrong = self.ask("/execute/async", script=code + ended, args=[])
        assert not wrong, wrong
        return json.loads(told)


@contextmanager
def firefox(folder: Path) -> Iterator[Page]:
    command = ["firefox-esr", "--headless", "--no-remote", "--profile", str(folder)]
    home = {**os.environ, "HOME": str(folder)}  # for root it must be root's own
    with started([*command, "--remote-debugging-port", "0"], stderr=subprocess.PIPE, env=home) as process:
        assert process.stderr
        found = None
        while not found:
            found = re.search(r"BiDi listening on (ws://\S+)", process.stderr.readline())
        yield Firefox(websocket.create_connection(f"{found[1]}/session", PATIENCE, suppress_origin=True))


@contextmanager
def webkit(folder: Path) -> Iterator[Page]:
    (binary,) = Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser")
    ours, theirs = os.pipe()
    screen = ["Xvfb", "-displayfd", str(theirs), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
    with started(screen, pass_fds=[theirs]):
        display = f":{os.read(ours, 20).decode().strip()}"
        home = {"HOME": str(folder), "XDG_CACHE_HOME": str(folder), "XDG_DATA_HOME": str(folder)}
        alone = {"DISPLAY": display, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "GDK_BACKEND": "x11"}
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        driver = ["WebKitWebDriver", f"--port={port}"]
        with started(driver, env={**os.environ, **home, **alone}):
            yield WebKit(answering(f"http://127.0.0.1:{port}"), binary)


def answering(address: str) -> str:
    """Until somebody listens there."""
    ends = time.monotonic() + PATIENCE
    while True:
        try:
            urlopen(f"{address}/status", timeout=PATIENCE).close()
            return address
        except URLError:
            assert time.monotonic() < ends


@contextmanager
def started(command: list[str], **how: Any) -> Iterator[subprocess.Popen[str]]:
    """A program with its children, in a session of its own, which ends with it."""
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "text": True}
    process = subprocess.Popen(command, start_new_session=True, **quiet | how)
    try:
        yield process
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
