/* A drawing marked data-pan can be moved and enlarged where it is too small for a finger: one finger or the mouse
   moves it; two fingers, Ctrl with the wheel, a double tap or a button data-zoom enlarge it. What is marked data-look
   comes into sight when that changes, before all else what is marked data-look="now" or spoken of; it fills its box if
   it can. A drawing marked data-mini shows all of it small, and which part is in sight; a tap there leads there. Where
   the whole drawing is large enough, nothing of this happens. */
import { side } from "./motion.js";

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Edges */

// pixels for a unit of the drawing, unless it says otherwise: data-good is both
const TOO_SMALL = 0.6;
const GOOD = 0.9; // to look at something
const LARGEST = 2;
// pixels
const TREMBLE = 8; // how far a tap may slip
const TARGET = 44; // of a finger
const GRAZE = 8; // what may be covered at the edge of what can be tapped
const COVER = 60; // what buttons cover: so far what lies at the lower edge can be drawn above them
const DOUBLE = 24; // how far apart two taps of a double one may lie
const MARGIN = 24; // units around what is looked at
const PAUSE = 350; // milliseconds between the two taps of a double one
const STEP = 1.5; // of the buttons
const TAPPED = "[data-tap]:not([aria-disabled])"; // something happens where these are tapped
const page = document.documentElement;

/** @type {SVGSVGElement | null} */
let sheet = null;
/** The box around the sheet, once it has been measured. @type {DOMRect | null} */
let box = null;
/** How large the drawing is, in its own units. @type {SVGRect} */
let units;
let fit = 1; // pixels for a unit, where the whole drawing is in the box
let offset = { x: 0, y: 0 }; // of the sheet in the box
let scale = 1; // of the sheet
let looked = ""; // the names of what was brought into sight

const pans = () => box && page.hasAttribute("data-pans");
const clamp = (/** @type {number} */ value, /** @type {number} */ low, /** @type {number} */ high) => (low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high));

// ---- where the sheet lies

const watch = new ResizeObserver(measure);

function measure() {
  const next = sheet?.parentElement.getBoundingClientRect();
  if (!next?.width || !next.height) return;
  const held = pans() && middle();
  const turned = box?.width !== next.width;
  [box, units] = [next, sheet.viewBox.baseVal];
  fit = Math.min(box.width / units.width, box.height / units.height);
  page.toggleAttribute("data-pans", fit < (Number(sheet.dataset.good) || TOO_SMALL));
  if (turned || !pans()) looked = ""; // another window: as it was opened
  if (held) hold(held);
  else place();
  look();
}

/** What lies in the middle of the box, in units of the drawing, and how large a unit is. */
function middle() {
  const [left, top] = margins();
  return { across: ((box.width / 2 - offset.x) / scale - left) / fit, down: ((box.height / 2 - offset.y) / scale - top) / fit, size: fit * scale };
}

function hold(/** @type {ReturnType<typeof middle>} */ { across, down, size }) {
  const [left, top] = margins();
  scale = size / fit;
  offset = { x: box.width / 2 - (across * fit + left) * scale, y: box.height / 2 - (down * fit + top) * scale };
  place();
}

/** Between the box and the drawing as it lies in it by itself: left, top. */
const margins = () => [(box.width - units.width * fit) / 2, (box.height - units.height * fit) / 2];

/** What a lesson covers below, where it lies on the sheet. */
function covered() {
  const top = document.querySelector(".lesson")?.getBoundingClientRect().top ?? Infinity;
  return top > box.top ? Math.max(0, box.bottom - top) : 0;
}

function place(/** @type {number} */ free = 0) {
  scale = pans() ? clamp(scale, 1, LARGEST / fit) : 1;
  page.toggleAttribute("data-whole", scale < 1.01); // nothing leads there
  const width = units.width * fit * scale;
  const height = units.height * fit * scale;
  const [left, top] = margins().map((margin) => margin * scale);
  // no edge comes into the box, unless all of it is in the box; the lower one may, to be free of what covers it
  offset = { x: clamp(offset.x, box.width - left - width, -left), y: clamp(offset.y, box.height - free - top - height, -top) };
  sheet.style.transform = pans() ? `translate(${offset.x}px, ${offset.y}px) scale(${scale})` : "";
  if (!pans()) return;
  frame();
  if (!fingers.size) aside(); // they do not jump below a finger
}

/** The part in sight, on the small drawing. */
function frame() {
  /** @type {SVGElement | null} */
  const seen = document.querySelector("[data-mini] .view");
  if (!seen) return;
  const [left, top] = margins();
  const span = (/** @type {number} */ before, /** @type {number} */ size, /** @type {number} */ all) => {
    const [from, to] = [-before, size - before].map((edge) => clamp(edge / (fit * scale), 0, all));
    return [from, (to - from) / all];
  };
  const [west, wide] = span(left * scale + offset.x, box.width, units.width);
  const [north, high] = span(top * scale + offset.y, box.height, units.height);
  seen.style.transform = `translate(${west}px, ${north}px) scale(${wide}, ${high})`;
}

function zoom(/** @type {number} */ factor, /** @type {Point} */ fixed = { x: box.width / 2, y: box.height / 2 }) {
  const next = clamp(scale * factor, 1, LARGEST / fit);
  offset = { x: fixed.x - ((fixed.x - offset.x) * next) / scale, y: fixed.y - ((fixed.y - offset.y) * next) / scale };
  scale = next;
  place();
}

// ---- what is looked at

/** Where something lies in the box before the sheet is moved. @returns {Edges} */
function edges(/** @type {SVGGraphicsElement} */ thing) {
  const { x, y, width, height } = thing.getBBox();
  const [left, top] = margins();
  return { left: left + x * fit, top: top + y * fit, right: left + (x + width) * fit, bottom: top + (y + height) * fit };
}

function around(/** @type {Edges[]} */ all) {
  const margin = MARGIN * fit;
  return {
    left: Math.min(...all.map(({ left }) => left)) - margin,
    top: Math.min(...all.map(({ top }) => top)) - margin,
    right: Math.max(...all.map(({ right }) => right)) + margin,
    bottom: Math.max(...all.map(({ bottom }) => bottom)) + margin,
  };
}

/** All of these in sight, and so large that they can be tapped, unless they are so already. */
function show(/** @type {SVGGraphicsElement[]} */ things, /** @type {boolean} */ near) {
  const all = things.map(edges);
  const { left, top, right, bottom } = around(all);
  const cover = covered();
  const height = box.height - cover;
  const most = Math.max(1, Math.min(box.width / (right - left), height / (bottom - top), LARGEST / fit));
  const full = Math.max(box.width / units.width, box.height / units.height) / fit;
  const tappable = all.filter((_edges, number) => things[number].dataset.tap);
  const sizes = tappable.map((one) => Math.min(one.right - one.left, one.bottom - one.top));
  const need = Math.min(most, Math.max(near ? (Number(sheet.dataset.good) || GOOD) / fit : 1, full, ...sizes.map((size) => TARGET / size)));
  const across = offset.x + left * scale >= 0 && offset.x + right * scale <= box.width;
  const down = offset.y + top * scale >= 0 && offset.y + bottom * scale <= height;
  if (!across || !down || near || scale < need * 0.98) {
    scale = clamp(scale, need, most);
    offset = { x: box.width / 2 - ((left + right) / 2) * scale, y: height / 2 - ((top + bottom) / 2) * scale };
    place(cover);
  }
}

/** Buttons and the small drawing lie in their corner below, or above where they cover less of what is looked at. What
 * can be tapped, and a piece of one's own, they never cover: where it lies in both corners, they are not there. */
function aside() {
  /** @type {Record<string, string[]>} */
  const corners = { below: [], above: [], gone: [] };
  const things = /** @type {NodeListOf<SVGGraphicsElement>} */ (sheet.querySelectorAll(`${TAPPED}, [data-look], [data-spoken]`));
  const all = [...things].map((thing) => ({ ...drawn(edges(thing)), free: thing.matches(`${TAPPED}, [data-moves]`) }));
  const cover = covered();
  if (cover) all.push({ left: 0, top: box.height - cover, right: box.width, bottom: box.height, free: true });
  for (const thing of document.querySelectorAll("[data-mini], .zoom")) {
    const [below, above] = places(thing).map((spot) => Math.max(0, ...all.map((one) => (one.free && laps(spot, one, GRAZE) ? 2 : Number(laps(spot, one))))));
    corners[Math.min(below, above) > 1 ? "gone" : above < below ? "above" : "below"].push(thing.classList[0]);
  }
  page.dataset.above = corners.above.join(" ");
  page.dataset.gone = corners.gone.join(" ");
}

/** Where something lies in the box now. @returns {Edges} */
function drawn(/** @type {Edges} */ { left, top, right, bottom }) {
  return { left: left * scale + offset.x, top: top * scale + offset.y, right: right * scale + offset.x, bottom: bottom * scale + offset.y };
}

/** Do they lie over each other, by more than so many pixels? */
function laps(/** @type {Edges} */ one, /** @type {Edges} */ other, /** @type {number} */ more = 0) {
  return one.left + more < other.right && other.left + more < one.right && one.top + more < other.bottom && other.top + more < one.bottom;
}

/** Where a thing in a corner beside the sheet would lie in the box: below, above. @returns {Edges[]} */
function places(/** @type {Element} */ thing) {
  const within = sheet.parentElement.getBoundingClientRect();
  const opposite = side(sheet) < 0;
  const [own, outer] = [thing, thing.parentElement].map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (opposite) return { left: within.right - right, top: within.bottom - bottom, right: within.right - left, bottom: within.bottom - top };
    return { left: left - within.left, top: top - within.top, right: right - within.left, bottom: bottom - within.top };
  });
  const height = own.bottom - own.top;
  const gap = Math.min(own.top - outer.top, outer.bottom - own.bottom); // wherever it lies now
  return [outer.bottom - gap - height, outer.top + gap].map((top) => ({ ...own, top, bottom: top + height }));
}

function look() {
  if (!sheet || !pans()) return;
  const now = sheet.querySelectorAll("[data-look=now], [data-spoken]");
  const things = /** @type {SVGGraphicsElement[]} */ ([...(now.length ? now : sheet.querySelectorAll("[data-look]"))]);
  const names = things.map((thing) => `${/** @type {Element} */ (thing.parentNode).id} ${thing.id} ${thing.dataset.look}`).join();
  if (names && names !== looked && !fingers.size) show(things, !looked);
  else frame(); // the small drawing may be new
  aside();
  looked = names || looked;
}

document.addEventListener("peddlers:shown", () => {
  /** @type {SVGSVGElement | null} */
  const found = document.querySelector("svg[data-pan]");
  if (found === sheet) return look();
  watch.disconnect();
  [sheet, box, looked, scale] = [found, null, "", 1];
  fingers.clear();
  page.removeAttribute("data-panning");
  if (sheet) watch.observe(sheet.parentElement); // which measures
});

// ---- fingers

/** Pointer -> where it was last. @type {Map<number, Point>} */
const fingers = new Map();
/** Where the first finger went down. @type {Point} */
let start;
let dragged = false;
let turned = false; // the sheet, to a person across the table
let tapped = { time: 0, x: 0, y: 0 };

/** In the box, as the sheet counts. @returns {Point} */
function at(/** @type {MouseEvent} */ { clientX, clientY }) {
  return turned ? { x: box.right - clientX, y: box.bottom - clientY } : { x: clientX - box.left, y: clientY - box.top };
}

const between = (/** @type {Point} */ one, /** @type {Point} */ other) => Math.hypot(one.x - other.x, one.y - other.y);

/** Does this happen on the sheet? Then it is known where that lies now. */
function onSheet(/** @type {Event} */ event) {
  if (!sheet || !pans() || /** @type {Element} */ (event.target).closest?.("[data-pan]") !== sheet) return false;
  box = sheet.parentElement.getBoundingClientRect();
  turned = side(sheet) < 0;
  return true;
}

document.addEventListener("pointerdown", (event) => {
  if (!fingers.size) dragged = false;
  if (!onSheet(event) || event.button) return;
  start = at(event);
  fingers.set(event.pointerId, start);
});

document.addEventListener("pointermove", (event) => {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  const now = at(event);
  if (fingers.size === 1 && !dragged && between(now, start) < TREMBLE) return;
  dragged = true;
  page.setAttribute("data-panning", "");
  const [first, second] = [...fingers.keys()];
  const other = fingers.get(event.pointerId === first ? second : first);
  fingers.set(event.pointerId, now);
  if (event.pointerId !== first && event.pointerId !== second) return;
  const part = other ? 2 : 1; // of two fingers each moves the middle by half of its way
  offset = { x: offset.x + (now.x - before.x) / part, y: offset.y + (now.y - before.y) / part };
  if (!other) return place(COVER);
  const apart = (/** @type {Point} */ finger) => Math.max(between(finger, other), 1);
  zoom(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
});

function lift(/** @type {PointerEvent} */ event) {
  if (!fingers.delete(event.pointerId) || fingers.size) return;
  page.removeAttribute("data-panning");
  if (dragged) aside();
  if (dragged || event.type === "pointercancel" || /** @type {Element} */ (event.target).closest("[data-tap]:not([aria-disabled])")) return;
  const last = tapped;
  tapped = { time: event.timeStamp, ...at(event) };
  if (tapped.time - last.time > PAUSE || between(tapped, last) > DOUBLE) return;
  zoom(scale > 1.01 && fit * scale >= GOOD ? 1 / scale : 2, tapped);
}

document.addEventListener("pointerup", lift);
document.addEventListener("pointercancel", lift);

// ---- mouse and keys

// a drag is no tap
document.addEventListener("click", (event) => {
  if (!dragged || !event.detail || !onSheet(event)) return;
  event.stopPropagation();
  event.preventDefault();
}, true);

document.addEventListener("click", ({ target }) => {
  const way = /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest?.("[data-zoom]"))?.dataset.zoom;
  if (way && sheet && pans()) zoom({ in: STEP, out: 1 / STEP, fit: 1 / scale }[way]);
});

// the small drawing
document.addEventListener("click", (event) => {
  const small = /** @type {Element} */ (event.target).closest?.("[data-mini]");
  if (!small || !sheet || !pans()) return;
  const { left, top, width, height } = small.getBoundingClientRect();
  const [across, down] = [(event.clientX - left) / width, (event.clientY - top) / height];
  const opposite = side(small) < 0;
  hold({ across: (opposite ? 1 - across : across) * units.width, down: (opposite ? 1 - down : down) * units.height, size: Math.max(fit * scale, GOOD) });
});

document.addEventListener("wheel", (event) => {
  if (!event.ctrlKey || !onSheet(event)) return;
  event.preventDefault();
  zoom(Math.exp(-event.deltaY / 200), at(event));
}, { passive: false });

document.addEventListener("focusin", (event) => {
  const thing = /** @type {SVGGraphicsElement} */ (event.target);
  if (onSheet(event) && thing.matches(":focus-visible")) show([thing], false);
});
