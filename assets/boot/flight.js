/* The way of what flies, in frames for an animation: places are middles of boxes, time is counted in beats. */
const STEPS = 8; // frames of a leg
const POINTS = 12; // of a way that is drawn
const ARC = 0.16; // how high a flight rises, of its length
const HIGH = 70; // pixels at most

/** @typedef {{ x: number, y: number, width: number, height: number }} Spot */

const eased = (/** @type {number} */ part) => (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part));

/** How large a thing is shown at a place: as what lies there, or so small that it fits. */
const fit = (/** @type {Spot} */ spot, /** @type {Spot} */ own) => Math.min(1, spot.width / own.width, spot.height / own.height);

/** Beside a place, on the side of the middle of the room that it is in, and within that. */
function aside(/** @type {Spot} */ spot, /** @type {Spot} */ own, /** @type {Spot} */ room) {
  const way = spot.x < room.x ? 1 : -1;
  const into = (/** @type {number} */ value, /** @type {number} */ size, /** @type {number} */ middle, /** @type {number} */ whole) =>
    Math.max(middle - (whole - size) / 2, Math.min(middle + (whole - size) / 2, value));
  return { x: into(spot.x + (way * (spot.width + own.width + 24)) / 2, own.width, room.x, room.width - 8), y: into(spot.y, own.height, room.y, room.height - 8), size: 1 };
}

/** Frames of the way between two places, an arc, for a part of the time. */
function arc(from, to, [begins, ends]) {
  const high = Math.min(HIGH, ARC * Math.hypot(from.x - to.x, from.y - to.y));
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = eased(step / STEPS);
    const bow = 4 * part * (1 - part);
    const between = (a, b) => a + (b - a) * part;
    return { x: between(from.x, to.x), y: between(from.y, to.y) - high * bow, size: between(from.size, to.size) * (1 + 0.08 * bow), time: begins + (ends - begins) * (step / STEPS) };
  });
}

/** From a place, perhaps by another one, to a third. `way`: -1 for what is turned to a person across the table. */
export function flight({ from, own, to, by, room, lifted, held, token }, way) {
  const start = { ...from, size: token ? fit(from, own) : from.width / own.width };
  const goal = token ? { ...to, size: fit(to, own) } : { ...own, size: 1 };
  const risen = lifted ? { x: from.x, y: from.y - 14, size: start.size * 1.1 } : start;
  const rest = by && aside(by, own, room);
  const arrives = lifted + 1;
  const lands = rest ? arrives + held + 1 : arrives;
  const ends = rest ? lands : lands + held;
  const stops = [
    { ...start, time: 0 },
    ...(lifted ? [{ ...risen, time: lifted * 0.6 }] : []),
    ...arc(risen, rest || goal, [lifted, arrives]),
    ...(rest ? arc(rest, goal, [arrives + held, lands]) : []),
    { ...goal, time: ends },
  ];
  const frames = stops.map(({ x, y, size, time }) => ({
    offset: Math.min(1, time / ends),
    translate: `${way * (x - own.x)}px ${way * (y - own.y)}px`,
    scale: size,
    ...(token ? { opacity: 1 } : { zIndex: 9 }),
  }));
  return { frames, lands, ends };
}

/** Points from one place to another along a path, each with its part of the whole way. */
export function along(/** @type {SVGPathElement | null} */ path, from, to) {
  const length = path?.getTotalLength() || 0;
  const way = path ? Array.from({ length: POINTS + 1 }, (_, step) => path.getPointAtLength((length * step) / POINTS)) : [];
  const points = [from, ...way, to];
  const gone = [0];
  points.slice(1).forEach((point, number) => gone.push(gone[number] + Math.hypot(point.x - points[number].x, point.y - points[number].y)));
  return points.map(({ x, y }, number) => ({ x, y, offset: gone[number] / gone.at(-1) }));
}

/** From above, in the units of the drawing that it is in. */
export const fallen = (/** @type {Element} */ piece) => {
  const high = piece instanceof SVGElement ? 34 : 28;
  return [
    { translate: `0 ${-high}px`, opacity: 0, easing: "cubic-bezier(.5, 0, .9, .6)" },
    { translate: "0 0", opacity: 1, offset: 0.62, easing: "ease-out" },
    { translate: `0 ${-high / 9}px`, opacity: 1, offset: 0.8, easing: "ease-in" },
    { translate: "0 0", opacity: 1 },
  ];
};

export const stamp = [
  { scale: 2.6, rotate: "-30deg", opacity: 0, easing: "cubic-bezier(.6, 0, .9, .5)" },
  { scale: 0.9, rotate: "-9deg", opacity: 1, offset: 0.7, easing: "ease-out" },
  { scale: 1, rotate: "-9deg", opacity: 1 },
];

/** The trail behind what travels along a road; it fades. */
export const faded = [
  { strokeDashoffset: 1, opacity: 0.8 },
  { strokeDashoffset: 0, opacity: 0.8, offset: 0.5 },
  { strokeDashoffset: 0, opacity: 0 },
];
