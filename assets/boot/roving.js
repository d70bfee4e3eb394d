/* Moving by keys: each [data-rove] is one stop for Tab; inside, an arrow goes to the nearest thing in its direction.
   What is disabled stays in reach, so that one can ask why. Page Down and Page Up go past all that to what can be tapped
   now, wherever it lies. patch.js calls rove() when the page has changed. */
const THINGS = "[data-tap], [data-do]:not(.skip)"; // that is a stop of its own
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const NOW = "#app [data-tap], #app .strip .btn--go";
const stops = new WeakMap(); // container -> the thing that Tab leads to
const able = (thing) => !thing.matches("[aria-disabled=true], [aria-pressed=true], [data-anew]");
const inside = (box) => [...box.querySelectorAll(THINGS)].filter((thing) => thing.closest("[data-rove]") === box);

/** What has the focus; else the last stop, unless something glows and that does not; else the first that glows. */
function settle(box) {
  const all = inside(box);
  const last = stops.get(box);
  const glowing = all.find(able);
  const stop = all.find((thing) => thing === document.activeElement)
    || (all.includes(last) && (able(last) || !glowing) ? last : glowing || all[0]);
  stops.set(box, stop);
  for (const thing of all) {
    const tab = thing === stop ? "0" : "-1";
    if (thing.getAttribute("tabindex") !== tab) thing.setAttribute("tabindex", tab);
  }
}

function middle(thing) {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
}

/** In the direction of an arrow; where nothing lies there, one that lies far aside. With 2 in place of 1.5 no arrow led to
    some things of a map. */
const nearest = (from, all, arrow) => within(1.5, from, all, arrow) || within(8, from, all, arrow);

function within(aside, from, all, [dx, dy]) {
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const thing of all) {
    const [there, below] = middle(thing);
    const along = (there - x) * dx + (below - y) * dy;
    const across = Math.abs((there - x) * dy) + Math.abs((below - y) * dx);
    if (thing !== from && along > 1 && across <= aside * along && along + 2 * across < least) [best, least] = [thing, along + 2 * across];
  }
  return best;
}

const drawn = (thing) => thing.getClientRects().length && !thing.closest("[inert]");

/** The next or the last thing that can be tapped, in the order of the page and around its ends. */
function page(from, key) {
  if (key !== "PageDown" && key !== "PageUp") return null;
  const all = [...document.querySelectorAll(NOW)].filter((thing) => able(thing) && drawn(thing));
  const lies = (side) => (thing) => from.compareDocumentPosition(thing) & side;
  return key === "PageDown" ? all.find(lies(Node.DOCUMENT_POSITION_FOLLOWING)) || all[0]
    : all.findLast(lies(Node.DOCUMENT_POSITION_PRECEDING)) || all.at(-1);
}

function step(from, key) {
  const box = from.closest("[data-rove]");
  const all = box ? inside(box).filter(drawn) : [];
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  return key in ARROWS && all.includes(from) ? nearest(from, all, ARROWS[key]) : null;
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || /** @type {Element} */ (event.target).matches("input, select, textarea")) return;
  const next = step(event.target, event.key) || page(event.target, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
});
for (const name of ["focusin", "focusout"]) document.addEventListener(name, ({ target }) => {
  const box = /** @type {Element} */ (target).closest("[data-rove]");
  if (box) settle(box);
});

export const rove = (/** @type {Element} */ root) => root.querySelectorAll("[data-rove]").forEach(settle);
