/* Badges of the adviser: what is marked data-at="NAME" is laid on the thing of that id, or on what tapping there means;
   data-nth counts among several of a name. A badge follows its thing wherever that glides, and is hidden with it. */
import { side } from "./motion.js";

const INSET = 0.16; // of the width of a thing: so far from its corner lies the first badge
let layer = null;
let following = false; // frame by frame, as long as there are any

const things = (name) => {
  const one = document.getElementById(name);
  return one ? [one] : [...document.querySelectorAll(`#app [data-tap="${name}"]`)];
};

/** Is the middle of a thing in the part of a map that is in sight? */
function inSight(box, map) {
  const { left, top, right, bottom } = map?.getBoundingClientRect() || box;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Where a badge lies: on the upper edge of its thing, beside those that lie there already; before a button of the
 * strip, as numbers stand above that. */
function spot(mark, taken) {
  const thing = things(mark.dataset.at)[mark.dataset.nth || 0];
  const box = thing?.getBoundingClientRect();
  if (!box?.width || !inSight(box, thing.closest(".sheetbox"))) return null;
  const room = mark.offsetWidth;
  const before = taken.get(thing) || 0;
  taken.set(thing, before + room);
  if (thing.closest(".acts")) return { x: box.left - room / 2 + before, y: box.top + (box.height - mark.offsetHeight) / 2 };
  return { x: box.left + box.width * INSET + before, y: box.top - mark.offsetHeight / 2 };
}

function place() {
  following = !!layer?.isConnected;
  if (!following) return;
  const own = layer.getBoundingClientRect();
  const way = side(layer);
  const taken = new Map();
  const marks = [...layer.children].map((mark) => ({ mark, to: spot(mark, taken) })); // all is measured before any is moved
  for (const { mark, to } of marks) {
    const at = to ? `${Math.round(way * (to.x - own.left))}px ${Math.round(way * (to.y - own.top))}px` : "";
    if (mark.style.translate !== at) mark.style.translate = at;
    if (mark.style.visibility !== (at ? "visible" : "hidden")) mark.style.visibility = at ? "visible" : "hidden";
  }
  requestAnimationFrame(place);
}

document.addEventListener("peddlers:shown", () => {
  layer = document.querySelector("#app .waymarks");
  if (!following) place();
});
