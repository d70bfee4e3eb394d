/* An error screen instead of a silent hang: what broke while the page was starting, and what to do about it. */
import { short, wrongFile } from "./files.js";
import { parsed, stage } from "./progress.js";

const html = document.documentElement;
const began = performance.now();
/** @type {{ kind: string, what: string, text: string, stage: string, seconds: string }[]} */
const faults = [];
let copied = false;

const at = (/** @type {string} */ id) => document.getElementById(id);
const details = () => /** @type {HTMLTextAreaElement} */ (at("fault-details"));

export const ready = () => html.dataset.ready === "yes";
export const failed = () => faults.length > 0;

/** A script broke: often because a file that it needs is not there, and that is the better thing to say. */
export async function suspect(/** @type {string} */ kind, /** @type {unknown} */ detail) {
  if (ready()) return;
  const found = await wrongFile();
  if (ready()) return;
  if (found) fail(...found);
  else fail(kind, detail);
}

export function fail(/** @type {string} */ kind, /** @type {any} */ detail) {
  const message = String(detail?.message ?? detail ?? "").trim();
  const stack = detail?.stack ?? "";
  const text = stack.includes(message) ? stack : `${message}\n${stack}`.trim(); // some browsers leave the message out of it
  if (faults.some((fault) => fault.text === text)) return;
  faults.push({ kind, what: short(message.split("\n").pop()), text, stage, seconds: ((performance.now() - began) / 1000).toFixed(1) });
  if (parsed()) showFault();
}

export function showFault() {
  const [first] = faults;
  const box = at("fault");
  const kinds = /** @type {HTMLElement[]} */ ([...box.querySelectorAll("[data-kind]")]);
  const kind = kinds.some((one) => one.dataset.kind === first.kind) ? first.kind : "script";
  for (const one of kinds) one.hidden = one.dataset.kind !== kind;
  at("fault-what").textContent = first.what;
  if (!copied) details().value = [
    ...faults.map((fault) => `${fault.kind} in stage ${fault.stage} after ${fault.seconds} s\n${fault.text}\n`),
    `page ${location.origin}${location.pathname}`,
    `browser ${navigator.userAgent}`,
  ].join("\n");
  html.dataset.boot = "failed";
  at("boot").hidden = true; // also where the styles did not come
  if (!box.hidden) return;
  box.hidden = false;
  box.focus();
}

export function hideFault() {
  at("fault").hidden = true;
}

export async function copyDetails() {
  copied = true; // what comes now does not change it under the hand
  try {
    await navigator.clipboard.writeText(details().value);
  } catch {
    // no clipboard in an insecure or embedded page: select the text, so that it can at least be copied by hand
    details().closest("details").open = true;
    details().select();
    if (!document.execCommand("copy")) return;
  }
  at("copied").hidden = false;
}
