// The interpreter that pyscript.toml names: Pyodide from our own files, which tells the page how far it is.
// In a worker there is no page to tell. What fails is rejected, and the page's boot.js hears of it.
import "./standin.js";
import { loadPyodide as load, version } from "../../vendor/pyodide/pyodide.mjs";

export { version };

const page = globalThis.peddlers;
const at = (path) => new URL(path, import.meta.url).href;
const folder = at("../../vendor/pyodide/pyodide.mjs").replace(/[^/]*$/, "");

// Pyodide only logs that its WebAssembly could not be had, and then never comes back
const { instantiateStreaming } = WebAssembly;
const broken = new Promise((_, reject) => {
  WebAssembly.instantiateStreaming = (...given) => {
    const instance = instantiateStreaming.apply(WebAssembly, given);
    instance.catch(reject);
    return instance;
  };
});

// Python starts while PyScript is still on its way, and writes to the console until PyScript says where to
let heard = { stdout: console.log, stderr: console.error };

async function start() {
  page?.stage("python");
  const python = load({
    indexURL: folder,
    packageBaseUrl: folder,
    stdLibURL: at("../../vendor/stdlib.zip"),
    lockFileContents: /** @type {any} */ ({ info: { abi_version: "2026_0" }, packages: {} }),
    stdout: (line) => heard.stdout(line),
    stderr: (line) => heard.stderr(line),
  });
  return Promise.race([python, broken]);
}

const started = start();

export async function loadPyodide(options) {
  heard = { ...heard, ...options };
  const python = await started;
  // what is compiled comes before PyScript's own files, which it writes into the working directory
  python.runPython("import sys; sys.path.remove(''); sys.path.append('')");
  page?.stage("table");
  return python;
}
