"""The engine as a wheel: `peddlers.engine`, needing nothing but for its extras, the same bytes everywhere."""

import base64
import hashlib
import io
import zipfile
from collections.abc import Mapping, Sequence

TITLE = b'"""Peddler\'s Table."""\n'
METADATA = """Metadata-Version: 2.4
Name: peddlers-engine
Version: {version}
Summary: The rules and bots of Peddler's Table, in plain Python
License-Expression: MIT
License-File: LICENSE
Requires-Python: >=3.11
"""
EXTRA = """Provides-Extra: {extra}
Requires-Dist: {needed}; extra == "{extra}"
"""
WHEEL = b"Wheel-Version: 1.0\nGenerator: peddlers-table\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def name(version: str) -> str:
    return f"peddlers_engine-{version}-py3-none-any.whl"


def pack(
    version: str, engine: dict[str, bytes], licence: bytes, extras: Mapping[str, Sequence[str]]
) -> bytes:
    """From the files of the package (`engine/...`), and what each extra needs."""
    metadata = METADATA.format(version=version)
    metadata += "".join(
        EXTRA.format(extra=extra, needed=needed) for extra, each in extras.items() for needed in each
    )
    info = f"peddlers_engine-{version}.dist-info"
    files = {f"peddlers/{path}": data for path, data in engine.items()}
    files |= {
        "peddlers/__init__.py": TITLE,
        f"{info}/METADATA": metadata.encode(),
        f"{info}/WHEEL": WHEEL,
        f"{info}/licenses/LICENSE": licence,
    }
    lines = [f"{path},{_hash(data)},{len(data)}" for path, data in sorted(files.items())]
    files[f"{info}/RECORD"] = "\n".join([*lines, f"{info}/RECORD,,", ""]).encode()
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for path, data in sorted(files.items()):
            entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            # stored: how it is compressed depends on the machine's zlib, and the server compresses it anyway
            archive.writestr(entry, data, zipfile.ZIP_STORED)
    return packed.getvalue()


def _hash(data: bytes) -> str:
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
