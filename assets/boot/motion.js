/* Shows what changed between two pictures of the table. The markup says what, this compares places:
   data-beat               of the table: milliseconds of a beat, by which all else is counted; none: nothing moves
   data-moves              a thing with an id that glides from its old place to its new one;
                           data-rides="ID" lets it take its time, and go along what is marked data-trail="ID"
   data-key="KEY"          what it is on moves once: when a picture has the first KEY of that name
   data-from="NAMES"       it comes from the first of the NAMES that is on the page: an id, or what tapping there means
   data-to="NAMES"         it is a token that flies there and is gone; without it the thing lands where it stands
   data-falls="ID"         that thing falls into its place
   data-lands              what lies where a thing will land stays in sight until it is covered
   data-arrives="WHAT"     if that is another WHAT than before, it is seen once what flies there has landed
   data-was="ID"           it holds what that thing held before, until all has landed: a picture and nothing else
   data-lags               it has an id, and says what it said until all has landed: nothing in it can be tapped;
   data-lags="NUMBER"      unless the number is less, until the last has landed that flies there, and with data-of="ID" until
                           all has; if it is less, until that leaves which flies from ID: without one it is seen at once
   All is over at once when a finger goes down or a picture comes in which something else moves; one in which the same
   moves lets it go on. Nothing here is needed to play. */
import { along, faded, fallen, flight, stamp } from "./flight.js";

/** What moves on its own: frames, and what clears up after it; `lands`: milliseconds until it has landed, on a goal.
 * @typedef {{ thing: Element, frames: any, options: any, clear?: () => void, lands?: number, goal?: Element, from?: string }} Deed */

const still = matchMedia("(prefers-reduced-motion: reduce)");
const running = new Map(); // animation -> what clears up after it
let flown = new Set(); // the keys of the last picture of a table
let last; // what the picture was compared with from which things move, and when they began

const find = (name) => document.getElementById(name) || document.querySelector(`#app [data-tap="${name}"]`);
const split = (text) => (text ? text.split(" ") : []);
const all = (root, kind) => [...root.querySelectorAll(`[data-${kind}]`)];
const pace = (root) => (still.matches ? 0 : Number(root.querySelector("[data-beat]")?.dataset.beat || 0));

function settle() {
  for (const [animation, clear] of running) {
    animation.cancel();
    clear();
  }
  running.clear();
}

function play(/** @type {Deed} */ { thing, frames, options, clear = () => {} }, gone = 0) {
  const animation = thing.animate(frames, options);
  if (gone) animation.currentTime = gone;
  running.set(animation, clear);
  animation.onfinish = () => running.delete(animation) && clear();
}

function box(thing) {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return width || height ? { x: left + width / 2, y: top + height / 2, width, height } : null;
}

/** The middle of a thing that glides; in a drawing by the drawing's own units, which no zoom changes. */
function place(thing) {
  if (!(thing instanceof SVGGraphicsElement)) return box(thing);
  const { x, y, width, height } = thing.getBBox();
  return { x: x + width / 2, y: y + height / 2, width, height };
}

/** What is turned to a person across the table counts its pixels from the other side. */
export const side = (thing) => (getComputedStyle(thing.closest(".table") || thing).rotate === "180deg" ? -1 : 1);

const far = (from, to) => Math.hypot(from.x - to.x, from.y - to.y) >= 1;

/** Where something is, and the card that lies on top there, or its back. */
const look = (thing) => thing && { box: box(thing), top: [...thing.querySelectorAll(".card")].at(-1)?.cloneNode(true), back: thing.querySelector(".card--back")?.cloneNode(true) };

/** What the next picture will need of this one. */
export function before(root, markup) {
  const moving = running.size > 0;
  settle();
  if (still.matches) return null;
  const past = new Map();
  for (const [, name] of markup.matchAll(/ data-was="([^"]*)"/g)) past.set(name, document.getElementById(name)?.cloneNode(true));
  const names = new Set([...markup.matchAll(/ data-(?:from|to)="([^"]*)"/g)].flatMap(([, places]) => split(places)));
  const copies = (kind) => new Map((markup.includes(" data-key=") ? all(root, kind) : []).map((thing) => [thing.id, thing.cloneNode(true)]));
  return {
    moving,
    laid: !!root.querySelector("[data-beat]"),
    places: new Map([...names].map((name) => [name, look(find(name))])),
    stood: new Map(all(root, "moves").map((thing) => [thing.id, place(thing)])),
    lay: copies("lands"), // where nothing lands nobody looks at them
    past,
    lagging: copies("lags"),
    arrived: new Map(all(root, "arrives").map((thing) => [thing.id, thing.dataset.arrives])),
  };
}

/** A table that was not there before moves nothing, unless its game opens. */
export function after(root, now) {
  const keyed = all(root, "key");
  const begun = keyed.filter(({ dataset }) => !flown.has(dataset.key));
  const goesOn = now?.moving && keyed.length && !begun.length;
  if (!goesOn) last = { old: now, began: performance.now() };
  const { old } = last;
  const gone = goesOn ? performance.now() - last.began : 0;
  const fresh = goesOn ? keyed : begun;
  flown = new Set(keyed.map(({ dataset }) => dataset.key));
  const beat = old && pace(root);
  if (!beat || !(old.laid || root.querySelector("[data-opens]"))) return;
  const rides = new Map(fresh.map((ride) => [ride.dataset.rides, ride.dataset]));
  /** @type {Deed[]} */
  const deeds = [
    ...all(root, "moves").flatMap((thing) => glide(thing, old.stood.get(thing.id), beat, rides.get(thing.id))),
    ...fresh.flatMap((thing) => (thing.dataset.from ? fly(thing, old, beat) : fall(thing, beat))),
  ]; // everything is measured before anything moves
  const landed = Math.max(0, ...deeds.map(({ lands = 0 }) => lands));
  deeds.push(...arrivals(root, old, deeds, landed));
  for (const deed of deeds) play(deed, gone);
  if (landed > gone) for (const thing of all(root, "was")) haunt(thing, old.past.get(thing.dataset.was), landed - gone);
  if (landed > gone) for (const thing of all(root, "lags")) lag(thing, old.lagging.get(thing.id), deeds, landed, gone);
}

/** @returns {Deed[]} */
function glide(thing, from, beat, ride) {
  const to = from && place(thing);
  if (!to || !far(from, to)) return [];
  const drawn = thing instanceof SVGGraphicsElement;
  const way = drawn ? 1 : side(thing);
  const size = drawn && to.width ? from.width / to.width : 1; // a piece may be smaller where others stand
  const trail = ride && /** @type {SVGPathElement} */ (document.querySelector(`#app [data-trail="${thing.id}"]`));
  const frames = along(trail, from, to).map(({ x, y, offset }) => ({
    offset,
    translate: `${way * (x - to.x)}px ${way * (y - to.y)}px`,
    scale: size + (1 - size) * offset,
  }));
  if (!ride) return [{ thing, frames, options: { duration: beat, easing: "cubic-bezier(.2, .7, .2, 1)" } }];
  const [delay, duration] = [ride.at * beat, ride.lasts * beat];
  const options = { delay, duration, fill: "backwards", easing: "cubic-bezier(.45, .05, .4, 1)" };
  const driven = { thing, frames, options, lands: delay + duration };
  return trail ? [driven, { thing: trail, frames: faded, options: { delay, duration: 2 * duration } }] : [driven];
}

/** @returns {Deed[]} */
function fall(thing, beat) {
  const piece = thing.dataset.falls && find(thing.dataset.falls);
  const delay = thing.dataset.at * beat;
  return piece ? [{ thing: piece, frames: fallen(piece), options: { delay, duration: beat, fill: "backwards" }, lands: delay + beat }] : [];
}

/** @returns {Deed[]} */
function fly(thing, old, beat) {
  const { to, beside, turns } = thing.dataset;
  const [at, lifted, pause] = ["at", "lifted", "held"].map((name) => Number(thing.dataset[name] || 0));
  const starts = split(thing.dataset.from).flatMap((name) => [old.places.get(name), look(find(name))]);
  const start = starts.find((one) => one?.box);
  // a pile that was made anew shows no back in the old picture, one that is used up none in the new one
  const back = turns !== undefined && ((lifted && start?.top) || starts.find((one) => one?.back)?.back || document.querySelector("#app .pack .card--back"));
  const goal = to ? split(to).map(find).find((one) => one && box(one)) : thing;
  const own = box(thing);
  if (!start || !goal || !own || (thing === goal && !far(start.box, own))) return [];
  const by = beside && /** @type {any} */ (find(beside));
  const room = by && box(by.ownerSVGElement || by.parentElement);
  const { frames, lands, ends } = flight({ from: start.box, own, to: box(goal), by: by && box(by), room, lifted, held: pause, token: !!to }, side(thing));
  const timing = { delay: at * beat, fill: to && !lifted ? "none" : "backwards" };
  const clear = to ? undefined : cover(thing, old.lay.get(thing.id)?.cloneNode(true));
  return [
    { thing, frames, options: { ...timing, duration: ends * beat }, clear, lands: (at + lands) * beat, goal, from: thing.dataset.from },
    ...(back ? turn(thing, back.cloneNode(true), lifted / (lifted + 1), { ...timing, duration: (lifted + 1) * beat }) : []),
    ...[...thing.querySelectorAll("[data-stamp]")].map((seal) => press(seal, at, beat)),
  ];
}

/** A seal is stamped on what flies. */
const press = (seal, at, beat) => ({ thing: seal, frames: stamp, options: { delay: (at + Number(seal.dataset.stamp)) * beat, duration: 0.8 * beat, fill: "both" } });

/** What is new is not seen before that has landed which flies there, or else all. @returns {Deed[]} */
function arrivals(root, old, deeds, landed) {
  const moved = new Set(deeds.map(({ thing }) => thing)); // it is seen to come
  const anew = (thing) => !moved.has(thing) && old.arrived.get(thing.id) !== thing.dataset.arrives;
  return (landed ? all(root, "arrives").filter(anew) : []).map((thing) => {
    const duration = comes(thing, deeds) ?? landed;
    return { thing, frames: { opacity: [0, 0] }, options: { duration } };
  });
}

/** Does that fly to where this thing is? */
const there = (thing) => ({ goal }) => goal && goal !== thing.parentNode && (goal === thing || goal.contains(thing));

/** When that lands which flies there. */
const comes = (thing, deeds) => deeds.find(there(thing))?.lands;

/** A picture goes when a finger goes down: a tap that began on it would be none. */
function untouched(/** @type {Node[]} */ ...pictures) {
  for (const picture of pictures) if ("style" in picture) /** @type {HTMLElement} */ (picture).style.pointerEvents = "none";
  return pictures;
}

/** What shows its other side first, and its own from the middle of the way on, which begins after a part of the time. */
function turn(thing, other, begins, options) {
  const own = thing.querySelector(".card");
  other.classList.add("behind");
  own.after(...untouched(other));
  const offset = [0, begins, (begins + 1) / 2, 1];
  return [
    { thing: own, frames: { scale: ["0 1", "0 1", "0 1", "1 1"], offset }, options },
    { thing: other, frames: { scale: ["1 1", "1 1", "0 1", "0 1"], offset }, options: { ...options, fill: "both" }, clear: () => other.remove() },
  ];
}

/** What lay there stays until the thing has landed on it. */
function cover(thing, below) {
  if (!below) return undefined;
  for (const name of ["id", "data-key", "data-from", "data-lands"]) below.removeAttribute(name);
  thing.before(...untouched(below));
  return () => below.remove();
}

/** What was seen there stays in sight; nobody can tap or name it any more. */
function haunt(thing, old, duration) {
  if (!old) return;
  for (const inner of old.querySelectorAll("*")) for (const { name } of [...inner.attributes]) if (/^(id|role|tabindex|data-.*|aria-.*)$/.test(name)) inner.removeAttribute(name);
  thing.replaceChildren(...untouched(...old.cloneNode(true).childNodes));
  play({ thing, frames: {}, options: { duration }, clear: () => thing.replaceChildren() });
}

/** So long a thing says what it said. */
function lasts(thing, old, deeds, landed) {
  const { lags, of } = thing.dataset;
  if (!lags) return landed;
  if (Number(lags) >= Number(old.dataset.lags)) return deeds.findLast(there(thing))?.lands ?? (of ? landed : 0);
  return deeds.find(({ from }) => of && from === of)?.options.delay ?? 0;
}

function lag(thing, old, deeds, landed, gone) {
  if (!old || old.isEqualNode(thing)) return;
  const duration = lasts(thing, old, deeds, landed) - gone;
  if (duration <= 0) return;
  const [now, kind] = [[...thing.childNodes], thing.getAttribute("class")];
  const dress = (name) => (name === null ? thing.removeAttribute("class") : thing.setAttribute("class", name));
  thing.replaceChildren(...untouched(...old.cloneNode(true).childNodes));
  dress(old.getAttribute("class"));
  play({ thing, frames: {}, options: { duration }, clear: () => (thing.replaceChildren(...now), dress(kind)) });
}

document.addEventListener("pointerdown", settle, true);
