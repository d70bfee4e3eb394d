/* Watches the page start: named stages, honest bytes, and an error screen instead of a silent hang. The interpreter
   calls stage("python" | "table"), Python ready() or fail(kind, detail). */
import { copyDetails, fail, failed, hideFault, showFault, suspect } from "./fault.js";
import { CHECK, arrived, expect, expected } from "./files.js";
import { setStage, showProgress } from "./progress.js";
import { moved, startWatchdog, stopWatchdog } from "./watchdog.js";

const RENEWING = 10000; // milliseconds at most
const html = document.documentElement;
html.dataset.boot = "on";

export function stage(/** @type {string} */ name) {
  setStage(name);
  moved();
}

export function ready() {
  stopWatchdog();
  performance.mark("table-ready");
  html.dataset.ready = html.dataset.boot = "yes";
  hideFault();
  document.dispatchEvent(new Event("peddlers:ready"));
}

function arrive(/** @type {PerformanceEntryList} */ entries) {
  for (const { name, responseStatus } of /** @type {PerformanceResourceTiming[]} */ (entries)) {
    if (arrived.has(name) || name.endsWith(CHECK)) continue;
    if (responseStatus >= 400 && expected.has(name)) suspect("missing", name);
    arrived.add(name);
    moved();
  }
}

/** What came damaged lies in the browser's cache, where a reload alone would find it again. @param {Event} event */
async function tryAgain({ target }) {
  /** @type {HTMLButtonElement} */ (target).disabled = true;
  const ours = [...arrived].filter((address) => address.startsWith(location.origin));
  const signal = AbortSignal.timeout(RENEWING);
  await Promise.allSettled(ours.map(async (address) => (await fetch(address, { cache: "reload", signal })).arrayBuffer()));
  location.reload();
}

// a script that did not arrive tells only itself: the event does not bubble
addEventListener("error", (event) => {
  if (event.target instanceof HTMLScriptElement) suspect("missing", event.target.src);
  else if (event instanceof ErrorEvent) suspect("script", event.error || event.message);
}, true);
addEventListener("unhandledrejection", (event) => suspect("script", event.reason));
// PyScript tells nobody but the console when main.py cannot even be imported
const log = console.error;
console.error = (...what) => {
  const error = what.find((one) => one instanceof Error);
  if (error) suspect(error.name === "PythonError" ? "python" : "script", error);
  log.apply(console, what);
};
new PerformanceObserver((list) => arrive(list.getEntries())).observe({ type: "resource", buffered: true });

// "interactive" comes before deferred scripts and modules run; DOMContentLoaded would wait for them
document.addEventListener("readystatechange", () => {
  const boot = document.getElementById("boot");
  expect(JSON.parse(boot.dataset.files));
  arrive(performance.getEntriesByType("resource"));
  showProgress();
  document.getElementById("again").addEventListener("click", tryAgain);
  document.getElementById("copy").addEventListener("click", copyDetails);
  if (typeof WebAssembly !== "object") fail("wasm", "WebAssembly");
  if (failed()) showFault();
  else startWatchdog(Number(boot.dataset.patience));
}, { once: true });
