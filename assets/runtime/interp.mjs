// The interpreter that pyscript.toml names: Pyodide from our own files, which tells the page how far it is.
// In a worker there is no page to tell. What fails is rejected, and the page's boot.js hears of it.
import "./standin.js";
import { loadPyodide as load, version } from "../../vendor/pyodide/pyodide.mjs";

export { version };

const page = globalThis.peddlers;
const at = (path) => new URL(path, import.meta.url).href;
const folder = at("../../vendor/pyodide/pyodide.mjs").replace(/[^/]*$/, "");
const own = {
  indexURL: folder,
  packageBaseUrl: folder,
  stdLibURL: at("../../vendor/stdlib.zip"),
  lockFileContents: { info: { abi_version: "2026_0" }, packages: {} },
};

// Pyodide only logs that its WebAssembly could not be had, and then never comes back
const { instantiateStreaming } = WebAssembly;
const broken = new Promise((_, reject) => {
  WebAssembly.instantiateStreaming = (...given) => {
    const instance = instantiateStreaming.apply(WebAssembly, given);
    instance.catch(reject);
    return instance;
  };
});

export async function loadPyodide(options) {
  page?.stage("python");
  const python = await Promise.race([load({ ...options, ...own }), broken]);
  page?.stage("table");
  return python;
}
