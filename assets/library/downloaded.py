"""Imports what was downloaded. Code stays in memory as it came: files would have to be written first, and
looked for at every import. This module is part of stdlib.zip: page and worker have it before any download."""

import marshal
import sys
from importlib.machinery import ModuleSpec
from io import BytesIO
from zipfile import ZipFile

HEAD = 16  # bytes of a .pyc before its code
_files = {}  # path -> what it holds, of all downloads


def add(data):
    """A download as compile.py packs it: a zip in a zip."""
    with ZipFile(BytesIO(data)) as outer, ZipFile(BytesIO(outer.read("code.zip"))) as inner:
        _files.update((name, inner.read(name)) for name in inner.namelist())


class Finder:
    """Finds and loads the modules of all downloads, whichever brings a part of a package."""

    def find_spec(self, name, path=None, target=None):
        place = name.replace(".", "/")
        for file, is_package in ((f"{place}.pyc", False), (f"{place}/__init__.pyc", True)):
            if file in _files:
                spec = ModuleSpec(name, self, origin=file, is_package=is_package)
                spec.has_location = True  # pkgutil looks for data beside it
                return spec
        return None

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        code = marshal.loads(memoryview(_files[module.__spec__.origin])[HEAD:])
        exec(code, module.__dict__)

    def get_data(self, path):
        if path not in _files:
            raise FileNotFoundError(path)
        return _files[path]


sys.meta_path.insert(0, Finder())
