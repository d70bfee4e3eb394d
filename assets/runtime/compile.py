"""Runs in Pyodide under node: compiles the app and the part of the standard library that it needs.

Mounted folders: /app (the packages, and downloads.json: the name of each zip -> its files), /out (for the
zips and stdlib.txt, which lists what is in one of them). Python itself runs on the library that it compiles.
"""

import ast
import importlib._bootstrap_external as loader
import io
import json
import sys
import traceback
import zipfile
from importlib.util import source_hash
from pathlib import Path

import downloaded

NO_FIELDS = ("ClassVar", "InitVar")
STDLIB = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip/"
WHOLE = ("downloaded.py", "pyscript/")  # of the library: what the page and PyScript import by themselves


class Bare(ast.NodeTransformer):
    """Functions without the types of what they take and give: nobody reads them in a page, but each would be
    looked up when its module is imported."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """Nor does anybody call what a Protocol asks for."""
        if any(isinstance(base, ast.Name) and base.id == "Protocol" for base in node.bases):
            node.body = [ast.copy_location(ast.Pass(), node)]
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """A dataclass asks for the names of its fields, and whether one is none or given only at first."""
        annotation = ast.unparse(node.annotation)
        if not any(kind in annotation for kind in NO_FIELDS):
            node.annotation = ast.copy_location(ast.Constant(None), node)
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node


def pyc(source: bytes, name: str) -> bytes:
    """A .pyc that is never compared with a source: the same bytes on every machine; without docstrings, which
    nobody reads in a page."""
    tree = Bare().visit(ast.parse(source, name))
    code = compile(tree, name, "exec", dont_inherit=True, optimize=2)
    return bytes(loader._code_to_hash_pyc(code, source_hash(source), False))


def pack(sources: dict[str, bytes], prefix: str = "", method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A zip of the sources, the Python ones compiled."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, data in sorted(sources.items()):
            if name.endswith(".py"):
                name, data = name + "c", pyc(data, prefix + name)
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data, method, 9)
    return packed.getvalue()


def box(files: dict[str, bytes]) -> bytes:
    """A download: a zip in a zip. The inner one is stored, so that the outer one compresses all files in one
    piece: a quarter less than each by itself. bzip2 takes another quarter off, for 5 ms a download."""
    return pack({"code.zip": pack(files, method=zipfile.ZIP_STORED)}, method=zipfile.ZIP_BZIP2)


def import_what(source: bytes) -> None:
    """Run every import of the standard library that stands anywhere in a file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            names = [node.module]
        else:
            continue
        if all(name.partition(".")[0] in sys.stdlib_module_names for name in names):
            exec(compile(ast.Module([node], []), "imports", "exec"), {})


def rehearse() -> None:
    """Do once what the page does, for the modules that are imported only then."""
    downloaded.add(Path("/out/app.zip").read_bytes())
    for wrong in (
        "1 / 0",
        "import nothing",
        "nothing",
        "''.nothing",
        "1 +",
        "raise ExceptionGroup('', [KeyError()])",
    ):
        try:
            exec(wrong)
        except Exception:
            traceback.format_exc()


for name, paths in json.loads(Path("/app/downloads.json").read_text()).items():
    Path("/out", f"{name}.zip").write_bytes(box({path: Path("/app", path).read_bytes() for path in paths}))
library = zipfile.ZipFile(STDLIB.rstrip("/"))
whole = [name for name in library.namelist() if name.startswith(WHOLE)]
for source in [
    *(file.read_bytes() for file in sorted(Path("/app").rglob("*.py"))),
    *map(library.read, whole),
]:
    import_what(source)
rehearse()
files = {file for module in list(sys.modules.values()) if (file := getattr(module, "__file__", None))}
used = {file.removeprefix(STDLIB) for file in files if file.startswith(STDLIB)}
names = sorted(used.union(whole))
contents = Path("/out/stdlib.txt")
if not contents.exists() or contents.read_text().split() != names:
    Path("/out/stdlib.zip").write_bytes(pack({name: library.read(name) for name in names}, STDLIB))
    contents.write_text("\n".join(names))
