"use strict";
/* Watches the table being laid: named stages, honest bytes, and an error screen instead of a silent hang.
   window.peddlers.stage("python" | "table"), .ready(), .fail(kind, detail) are called by the interpreter and by Python. */
(() => {
  const PATIENCE = 20; // seconds without progress, while the page is visible and online, before the watchdog looks for a reason
  const ROUNDS = 9; // so often a slow connection is believed
  const CHECK = "?check"; // asks the server itself: not a cache, and not behind the request that it asks about
  const html = document.documentElement;
  const began = performance.now();
  const arrived = new Set();
  const faults = [];
  let stage = "fetching";
  let files = {}; // address -> bytes, as the build found them
  let quiet = 0;
  let rounds = 0;
  let looked = began;
  let watch = 0;
  let copied = false;

  const at = (id) => document.getElementById(id);
  const parsed = () => document.readyState !== "loading"; // files arrive while half of the page is still on its way
  const ready = () => html.dataset.ready === "yes";
  const short = (address) => address.replace(new URL("./", document.baseURI).href, "");
  const word = (text, slots) => (window.peddlers.word ? window.peddlers.word(text, slots) : text);

  // ---- progress

  function progress() {
    const known = Object.entries(files);
    const sum = (list) => list.reduce((bytes, [, size]) => bytes + size, 0) / 1e6;
    const all = sum(known);
    const done = sum(known.filter(([address]) => arrived.has(address)));
    const fetching = stage !== "table" && done < all;
    const now = fetching ? (rounds ? "slow" : "fetching") : stage;
    for (const name of document.querySelectorAll("[data-stage]")) name.hidden = name.dataset.stage !== now;
    const figure = (megabytes) => megabytes.toLocaleString(html.lang, { maximumFractionDigits: megabytes < 10 ? 1 : 0 });
    at("bytes").textContent = fetching ? word("{done} of {all} MB", { done: figure(done), all: figure(all) }) : "";
    at("boot").style.setProperty("--part", all ? done / all : 0);
    at("boot").classList.toggle("is-working", !fetching);
  }

  function moved() {
    quiet = 0;
    rounds = 0;
    if (parsed()) progress();
  }

  function arrive(entries) {
    for (const { name, responseStatus } of entries) {
      if (arrived.has(name) || name.endsWith(CHECK)) continue;
      if (responseStatus >= 400 && name in files) suspect("missing", name);
      arrived.add(name);
      moved();
    }
  }

  // ---- the watchdog

  function tick(step) {
    const now = performance.now();
    // a sleeping laptop or a long run of Python is not a hang: one tick counts for at most two
    if (!document.hidden && navigator.onLine) quiet += Math.min(now - looked, 2 * step) / 1000;
    looked = now;
    if (quiet * 1000 < step * PATIENCE) return;
    quiet = 0;
    rounds += 1;
    diagnose().then((found) => !ready() && !faults.length && (found ? fail(...found) : progress()));
  }

  /** What is wrong, as [kind, detail]; null if the rest is still on its way. */
  async function diagnose() {
    const wrong = await wrongFile();
    if (wrong) return wrong;
    const missing = Object.keys(files).filter((address) => !arrived.has(address));
    if (missing.length && rounds < ROUNDS) return null;
    return ["silent", missing.map(short).join(" ")];
  }

  async function wrongFile() {
    const ours = [...arrived].filter((address) => address.startsWith(location.origin));
    const answers = await Promise.all([...new Set([...Object.keys(files), ...ours])].map(check));
    return answers.find(Boolean);
  }

  async function check(address) {
    try {
      const answer = await fetch(address + CHECK, { method: "HEAD", signal: AbortSignal.timeout(15000) });
      if (!answer.ok) return ["missing", `${address} (${answer.status})`];
      const type = answer.headers.get("content-type") || "no type";
      const wanted = address.endsWith(".wasm") ? "application/wasm" : /\.m?js$/.test(address) ? "javascript" : "";
      return type.includes(wanted) ? null : ["type", `${address} (${type})`];
    } catch (error) {
      return error.name === "TimeoutError" ? null : ["unreachable", address];
    }
  }

  // ---- the error screen

  /** A script broke: often because a file that it needs is not there, and that is the better thing to say. */
  function suspect(kind, detail) {
    if (!ready()) wrongFile().then((found) => ready() || fail(...(found || [kind, detail])));
  }

  function fail(kind, detail) {
    const message = String(detail?.message ?? detail ?? "").trim();
    const stack = detail?.stack ?? "";
    const text = stack.includes(message) ? stack : `${message}\n${stack}`.trim(); // some browsers leave the message out of it
    if (faults.some((fault) => fault.text === text)) return;
    faults.push({ kind, what: short(message.split("\n").pop()), text, stage, seconds: ((performance.now() - began) / 1000).toFixed(1) });
    if (parsed()) show();
  }

  function show() {
    const [first] = faults;
    const box = at("fault");
    const kinds = [...box.querySelectorAll("[data-kind]")];
    const kind = kinds.some((one) => one.dataset.kind === first.kind) ? first.kind : "script";
    for (const one of kinds) one.hidden = one.dataset.kind !== kind;
    at("fault-what").textContent = first.what;
    if (!copied) at("fault-details").value = [
      ...faults.map((fault) => `${fault.kind} in stage ${fault.stage} after ${fault.seconds} s\n${fault.text}\n`),
      `page ${location.origin}${location.pathname}`,
      `browser ${navigator.userAgent}`,
    ].join("\n");
    clearInterval(watch);
    html.dataset.boot = "failed";
    if (!box.hidden) return;
    box.hidden = false;
    box.focus();
  }

  async function copy() {
    const details = at("fault-details");
    copied = true; // what comes now does not change it under the hand
    try {
      await navigator.clipboard.writeText(details.value);
    } catch (error) {
      // no clipboard in an insecure or embedded page: select the text, so that it can at least be copied by hand
      details.closest("details").open = true;
      details.select();
      if (!document.execCommand("copy")) return;
    }
    at("copied").hidden = false;
  }

  // ---- what others call

  window.peddlers = {
    fail,
    progress: () => progress(),
    stage(name) {
      stage = name;
      moved();
    },
    ready() {
      clearInterval(watch);
      performance.mark("table-ready");
      html.dataset.ready = html.dataset.boot = "yes";
      at("fault").hidden = true;
      document.dispatchEvent(new Event("peddlers:ready"));
    },
  };

  // ---- from here on something can go wrong

  html.dataset.boot = "on";
  window.addEventListener("error", (event) => {
    if (event.target instanceof HTMLScriptElement) suspect("missing", event.target.src);
    else if (event instanceof ErrorEvent) suspect("script", event.error || event.message);
  }, true);
  window.addEventListener("unhandledrejection", (event) => suspect("script", event.reason));
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
    const boot = at("boot");
    const sizes = Object.entries(JSON.parse(boot.dataset.files)).filter(([name]) => !name.endsWith(".woff2")); // a font is fetched only where it is needed
    files = Object.fromEntries(sizes.map(([name, size]) => [new URL(name, document.baseURI).href, size]));
    arrive(performance.getEntriesByType("resource"));
    progress();
    at("again").addEventListener("click", () => location.reload());
    at("copy").addEventListener("click", copy);
    if (typeof WebAssembly !== "object") fail("wasm", "WebAssembly");
    const step = (1000 * (Number(boot.dataset.patience) || PATIENCE)) / PATIENCE;
    if (faults.length) show();
    else watch = setInterval(tick, step, step);
  }, { once: true });
})();
