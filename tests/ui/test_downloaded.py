"""Our code is imported from memory, whatever downloads it came in."""

import pkgutil
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[import-not-found]
from importlib.util import module_from_spec, source_hash, spec_from_file_location
from io import BytesIO
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

import pytest

SOURCE = Path(__file__).parents[2] / "assets" / "library" / "downloaded.py"


@pytest.fixture
def downloaded() -> Iterator[ModuleType]:
    """The module, as it is before any download."""
    before, known = [*sys.meta_path], {*sys.modules}
    spec = spec_from_file_location("downloaded", SOURCE)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module
    sys.meta_path[:] = before
    for name in {*sys.modules} - known:
        del sys.modules[name]


def packed(files: dict[str, bytes]) -> bytes:
    """A zip in a zip."""
    inner, outer = BytesIO(), BytesIO()
    with ZipFile(inner, "w") as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    with ZipFile(outer, "w") as archive:
        archive.writestr("code.zip", inner.getvalue())
    return outer.getvalue()


def pyc(text: str) -> bytes:
    code = compile(text, "told", "exec")
    return bytes(_code_to_hash_pyc(code, source_hash(text.encode()), False))


def test_a_package_of_two_downloads_is_one(downloaded: ModuleType) -> None:
    downloaded.add(packed({"inn/__init__.pyc": pyc("rooms = 3"), "inn/hall.pyc": pyc("fire = 'lit'")}))
    assert import_module("inn.hall").fire == "lit"
    assert import_module("inn").rooms == 3
    with pytest.raises(ModuleNotFoundError, match=r"inn\.cellar"):
        import_module("inn.cellar")
    downloaded.add(packed({"inn/cellar/__init__.pyc": pyc("from ..hall import fire as light")}))
    assert import_module("inn.cellar").light == "lit"


def test_data_lies_beside_the_code(downloaded: ModuleType) -> None:
    downloaded.add(packed({"inn/__init__.pyc": pyc(""), "inn/sign.svg": b"<svg/>"}))
    assert pkgutil.get_data("inn", "sign.svg") == b"<svg/>"
    with pytest.raises(FileNotFoundError, match="door"):
        pkgutil.get_data("inn", "door.svg")


def test_what_is_no_download_is_found_where_it_was(downloaded: ModuleType) -> None:
    downloaded.add(
        packed({"inn/__init__.pyc": pyc("import colorsys\nmixed = colorsys.rgb_to_hsv(0, 0, 1)[2]")})
    )
    assert import_module("inn").mixed == 1
