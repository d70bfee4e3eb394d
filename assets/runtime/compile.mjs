// node compile.mjs <app> <out> <library.zip>: runs compile.py in Pyodide, with these folders mounted and this standard library
import { readFile } from "node:fs/promises";
import { loadPyodide } from "pyodide";

// without the columns of every instruction, which nothing shows where there is no source, a .pyc is a fifth smaller
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" }, stdLibURL: process.argv[4] });
const { FS } = python;
for (const [place, root] of [["/app", process.argv[2]], ["/out", process.argv[3]]]) {
  FS.mkdir(place);
  FS.mount(FS.filesystems.NODEFS, { root }, place);
}
try {
  python.runPython(await readFile(new URL("compile.py", import.meta.url), "utf8"), { filename: "compile.py" });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
