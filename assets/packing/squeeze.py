"""Large files, compressed beforehand: a host that can do it sends those.

`python -m assets.packing.squeeze <folder>` compresses what lies there.
"""

import sys
from pathlib import Path

from .tools import PYTHON, development
from .work import CACHE, digest, run

SUFFIX = ".br"
LARGE = 30_000  # bytes
KINDS = (".css", ".html", ".js", ".mjs", ".mo", ".wasm", ".zip")
QUALITY = 9  # the best takes twenty times as long for a tenth less
GAIN = 0.95


def beside(files: dict[str, bytes]) -> dict[str, bytes]:
    """By name; what was compressed once is kept."""
    folder = CACHE / "brotli"
    folder.mkdir(parents=True, exist_ok=True)
    large = {name: data for name, data in files.items() if name.endswith(KINDS) and len(data) >= LARGE}
    kept = {name: folder / digest(data) for name, data in large.items()}
    missing = [name for name, file in kept.items() if not file.with_suffix(SUFFIX).is_file()]
    for name in missing:
        kept[name].write_bytes(large[name])
    if missing:
        development()
        run("compressing", [str(PYTHON), "-m", "assets.packing.squeeze", str(folder)], "see above")
    small = {name: file.with_suffix(SUFFIX).read_bytes() for name, file in kept.items()}
    return {name + SUFFIX: data for name, data in small.items() if len(data) < GAIN * len(large[name])}


def _all(folder: Path) -> None:
    import brotli  # of the venv

    for file in folder.iterdir():
        if not file.suffix:
            file.with_suffix(SUFFIX).write_bytes(brotli.compress(file.read_bytes(), quality=QUALITY))
            file.unlink()


if __name__ == "__main__":
    _all(Path(sys.argv[1]))
