/* Shows what is being done while the page starts, and how many of the known bytes are here. */
import { arrived, expected } from "./files.js";
import { word } from "./catalog.js";

const html = document.documentElement;
let slow = false;

/** What is being done: fetching, python, table. */
export let stage = "fetching";

export const parsed = () => document.readyState !== "loading"; // files arrive while half of the page is still on its way

export function setStage(/** @type {string} */ name) {
  stage = name;
}

/** The connection is slow, or not any more. */
export function setSlow(/** @type {boolean} */ so) {
  slow = so;
  if (parsed()) showProgress();
}

export function showProgress() {
  const sum = (list) => list.reduce((bytes, [, size]) => bytes + size, 0) / 1e6;
  const all = sum([...expected]);
  const done = sum([...expected].filter(([address]) => arrived.has(address)));
  const fetching = stage !== "table" && done < all;
  const now = fetching ? (slow ? "slow" : "fetching") : stage;
  for (const name of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-stage]"))) name.hidden = name.dataset.stage !== now;
  const figure = (megabytes) => megabytes.toLocaleString(html.lang, { maximumFractionDigits: megabytes < 10 ? 1 : 0 });
  document.getElementById("bytes").textContent = fetching ? word("{done} of {all} MB", { done: figure(done), all: figure(all) }) : "";
  const boot = document.getElementById("boot");
  boot.style.setProperty("--part", String(all ? done / all : 0));
  boot.classList.toggle("is-working", !fetching);
}
