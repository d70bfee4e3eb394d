/* Shows a text of markup in an element. It comes from ui/node.py, which escapes everything that is data. */
import { morph } from "./morph.js";
import { after, before } from "./motion.js";
import { rove } from "./roving.js";

const region = document.getElementById("news"); // outside the view: a live region is heard only if it was there before
let opener = null; // what had the focus when a sheet was laid over the table
export function patch(/** @type {HTMLElement} */ root, /** @type {string} */ markup, /** @type {string} */ title, /** @type {boolean} */ turned) {
  root.classList.toggle("is-turned", turned);
  const resting = document.activeElement;
  const ours = window.parent === window || document.hasFocus(); // somebody may type in the page around this one
  const focused = ours && root.contains(resting);
  const sheet = root.querySelector("[role=dialog]");
  const old = before(root, markup);
  const fresh = document.createElement("template");
  fresh.innerHTML = markup;
  const news = fresh.content.querySelector("#news");
  news?.remove();
  morph(root, fresh.content);
  morph(region, news || document.createDocumentFragment());
  if (root.hidden === !!markup) [root.hidden, document.getElementById("lobby").hidden] = [!markup, !!markup]; // no word: the lobby
  if (document.title !== title) document.title = title;
  rove(root);
  const laid = root.querySelector("[role=dialog]");
  if (laid && !sheet) opener = resting;
  if (ours && sheet && !laid && root.contains(opener)) opener.focus({ preventScroll: true });
  // what had the focus is gone: it rests where the view says, else on the heading, so that the keyboard does not start from the
  // top; who has just come to a heading hears the one that takes its place
  const rest = resting.matches("h1") ? null : root.querySelector("[data-rest]");
  if (focused && !root.contains(document.activeElement)) /** @type {HTMLElement | null} */ (rest || root.querySelector("h1"))?.focus({ preventScroll: true });
  document.dispatchEvent(new Event("peddlers:shown"));
  after(root, old);
}
