// The interpreter that pyscript.toml names: Pyodide from our own files, which tells the page how far it is and
// what went wrong. In a worker there is no page to tell.
import "./standin.js";
import { loadPyodide as load, version } from "../../vendor/pyodide/pyodide.mjs";

export { version };

const page = globalThis.peddlers;
const at = (path) => new URL(path, import.meta.url).href;
const wasm = at("../../vendor/pyodide/pyodide.asm.wasm");
const folder = at("../../vendor/pyodide/pyodide.mjs").replace(/[^/]*$/, "");
const stdlib = at("../../vendor/stdlib.zip");

class Broken extends Error {
  constructor(kind, detail) {
    super(detail);
    this.kind = kind;
  }
}

/** Why a file cannot be used. */
async function reason(response, error) {
  const answer = await Promise.resolve(response).catch(() => null);
  if (!answer) return new Broken("unreachable", wasm);
  if (!answer.ok) return new Broken("missing", `${answer.url} (${answer.status})`);
  const type = answer.headers.get("content-type") ?? "no type";
  if (!type.startsWith("application/wasm")) return new Broken("type", `${answer.url} (${type})`);
  return new Broken("wasm", String(error));
}

// Pyodide only logs that its WebAssembly did not arrive, and then never comes back
const { instantiateStreaming } = WebAssembly;
const broken = new Promise((_, reject) => {
  WebAssembly.instantiateStreaming = async (response, imports) => {
    try {
      return await instantiateStreaming.call(WebAssembly, response, imports);
    } catch (error) {
      reject(await reason(response, error));
      throw error;
    }
  };
});

export async function loadPyodide(options) {
  page?.stage("python");
  const own = {
    indexURL: folder,
    packageBaseUrl: folder,
    stdLibURL: stdlib,
    lockFileContents: { info: { abi_version: "2026_0" }, packages: {} },
  };
  try {
    const python = await Promise.race([load({ ...options, ...own }), broken]);
    page?.stage("table");
    return python;
  } catch (error) {
    page?.fail(error.kind ?? "script", error);
    throw error;
  }
}
