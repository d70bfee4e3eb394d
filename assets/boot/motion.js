/* Shows what changed between two pictures of the table. The markup says what, this compares places:
   data-moves              a thing with an id that glides from its old place to its new one
   data-from="NAMES KEY"   a thing that is new with a new KEY and comes from the first of the NAMES that is on the page:
                           an id, or what tapping there means
   data-to="NAMES"         it is a token that flies there and is gone; without it the thing lands where it stands
   data-lands              what lies where such a thing will land stays in sight until it is covered
   All is over at once when the next picture comes or a finger goes down; nothing here is needed to play. */
const STAGGER = 0.25; // of a flight, between the tokens of one move
const running = new Map(); // animation -> what clears up after it

const find = (name) => document.getElementById(name) || document.querySelector(`#app [data-tap="${name}"]`);
const split = (text) => text.split(" ");
const all = (root, kind) => [...root.querySelectorAll(`[data-${kind}]`)];

/** Of a flight, in milliseconds, by the table's speed; 0 for somebody who wants no motion. */
function pace(root) {
  const table = root.querySelector("[data-speed]");
  const time = table ? getComputedStyle(table).getPropertyValue("--d-fly") : "";
  return parseFloat(time) * (time.endsWith("ms") ? 1 : 1000) || 0; // the bundled sheet says .3s for 300ms
}

function settle() {
  for (const [animation, clear] of running) {
    animation.cancel();
    clear();
  }
  running.clear();
}

function play({ thing, frames, options, clear = () => {} }) {
  const animation = thing.animate(frames, options);
  running.set(animation, clear);
  animation.onfinish = () => running.delete(animation) && clear();
}

function box(thing) {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return width || height ? { x: left + width / 2, y: top + height / 2, width } : null;
}

/** The middle of a thing that glides; in a drawing by the drawing's own units, which no zoom changes. */
function place(thing) {
  if (!(thing instanceof SVGGraphicsElement)) return box(thing);
  const { x, y, width, height } = thing.getBBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** What is turned to a person across the table counts its pixels from the other side. */
export const side = (thing) => (getComputedStyle(thing.closest(".table") || thing).rotate === "180deg" ? -1 : 1);

const far = (from, to) => Math.hypot(from.x - to.x, from.y - to.y) >= 1;

/** What the next picture will need of this one. */
export function before(root, markup) {
  settle();
  if (!pace(root)) return null;
  const names = [...markup.matchAll(/ data-from="([^"]*) [^" ]*"/g)].flatMap(([, places]) => split(places));
  return {
    boxes: new Map(names.map((name) => [name, find(name)]).map(([name, thing]) => [name, thing && box(thing)])),
    flown: new Set(all(root, "from").map((thing) => thing.dataset.from)),
    stood: new Map(all(root, "moves").map((thing) => [thing.id, place(thing)])),
    lay: new Map(all(root, "lands").map((thing) => [thing.id, thing.cloneNode(true)])),
  };
}

export function after(root, old) {
  const time = old && pace(root);
  if (!time) return;
  const easing = getComputedStyle(root).getPropertyValue("--ease").trim();
  const glides = all(root, "moves").map((thing) => glide(thing, old.stood.get(thing.id), { easing, duration: time }));
  const flights = all(root, "from")
    .filter((thing) => !old.flown.has(thing.dataset.from))
    .map((thing, number) => fly(thing, old, { easing, duration: time, delay: time * STAGGER * number, fill: "backwards" }));
  [...glides, ...flights].filter(Boolean).forEach(play); // everything is measured before anything moves
}

function glide(thing, from, options) {
  const to = from && place(thing);
  if (!to || !far(from, to)) return null;
  const way = thing instanceof SVGGraphicsElement ? 1 : side(thing);
  return { thing, frames: [{ translate: `${way * (from.x - to.x)}px ${way * (from.y - to.y)}px` }, { translate: "0 0" }], options };
}

function fly(thing, old, options) {
  const lies = (names) => names.map((name) => (find(name) && box(find(name))) || old.boxes.get(name)).find(Boolean);
  const from = lies(split(thing.dataset.from).slice(0, -1));
  const to = thing.dataset.to ? lies(split(thing.dataset.to)) : box(thing);
  const own = box(thing);
  if (!from || !to || !own || !far(from, to)) return null;
  const way = side(thing);
  const at = (spot) => `${way * (spot.x - own.x)}px ${way * (spot.y - own.y)}px`;
  if (thing.dataset.to) {
    return { thing, frames: [{ translate: at(from), opacity: 1 }, { scale: 1.3, opacity: 1 }, { translate: at(to), opacity: 1 }], options };
  }
  const clear = cover(thing, old.lay.get(thing.id));
  return { thing, frames: [{ translate: at(from), scale: from.width / own.width, zIndex: 9 }, { translate: "0 0", scale: 1, zIndex: 9 }], options, clear };
}

/** What lay there stays until the thing has landed on it. */
function cover(thing, below) {
  if (!below) return undefined;
  for (const name of ["id", "data-from", "data-lands"]) below.removeAttribute(name);
  thing.before(below);
  return () => below.remove();
}

document.addEventListener("pointerdown", settle, true);
