"use strict";
/* A drawing marked data-pan can be moved and enlarged where it is too small for a finger: one finger or the mouse
   moves it; two fingers, Ctrl with the wheel, a double tap or a button data-zoom enlarge it. What is marked data-look
   comes into sight when that changes, before all else what is marked data-look="now". Where the whole drawing is large
   enough, nothing of this happens. */
(() => {
  const SMALL = 0.6, LOOK = 0.9, MOST = 2; // pixels for a unit of the drawing: too small, a good look, the largest
  const TREMBLE = 8, FINGER = 44, COVER = 56, MARGIN = 24; // pixels: how far a tap may slip, its target, what buttons
  // cover above and a lesson below; units around what is looked at
  const page = document.documentElement;
  const fingers = new Map(); // pointer -> where it was last
  let sheet = null, box = null, way = 1, units, fit = 1, x = 0, y = 0, scale = 1; // the sheet lies at x, y and is scaled by `scale`
  let looked = "", start = null, dragged = false, tapped = { time: 0, x: 0, y: 0 };
  const watch = new ResizeObserver(() => measure());
  const pans = () => box && page.hasAttribute("data-pans"); // once it has been measured
  const clamp = (value, low, high) => (low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high));

  function measure() {
    const next = sheet?.parentElement.getBoundingClientRect();
    if (!next?.width || !next.height) return;
    const held = pans() && middle(), turned = box?.width !== next.width;
    [box, units] = [next, sheet.viewBox.baseVal];
    fit = Math.min(box.width / units.width, box.height / units.height);
    page.toggleAttribute("data-pans", fit < SMALL);
    if (turned || !pans()) looked = ""; // another window: as it was opened
    if (held) hold(held);
    else place();
    look();
  }

  // what lies in the middle of the box, in units of the drawing, and how large a unit is
  function middle() {
    const [left, top] = margins();
    return { across: ((box.width / 2 - x) / scale - left) / fit, down: ((box.height / 2 - y) / scale - top) / fit, size: fit * scale };
  }

  function hold({ across, down, size }) {
    const [left, top] = margins();
    scale = size / fit;
    [x, y] = [box.width / 2 - (across * fit + left) * scale, box.height / 2 - (down * fit + top) * scale];
    place();
  }

  // between the box and the drawing as it lies in it by itself
  function margins() {
    return [(box.width - units.width * fit) / 2, (box.height - units.height * fit) / 2];
  }

  // what is covered, of a low box not so much that nothing is left
  const cover = () => Math.min(COVER, box.height / 7);

  function place() {
    scale = pans() ? clamp(scale, 1, MOST / fit) : 1;
    const wide = units.width * fit * scale, high = units.height * fit * scale;
    const [left, top] = margins().map((margin) => margin * scale);
    x = clamp(x, box.width - left - wide, -left); // no edge comes into the box, unless all of it is in the box
    y = clamp(y, box.height - cover() - top - high, cover() - top);
    sheet.style.transform = pans() ? `translate(${x}px, ${y}px) scale(${scale})` : "";
  }

  function zoom(factor, at = { x: box.width / 2, y: box.height / 2 }) {
    const next = clamp(scale * factor, 1, MOST / fit);
    x = at.x - ((at.x - x) * next) / scale;
    y = at.y - ((at.y - y) * next) / scale;
    scale = next;
    place();
  }

  // where something lies in the box before the sheet is moved: left, top, right, bottom
  function spot(thing) {
    const b = thing.getBBox(), [left, top] = margins();
    return [left + b.x * fit, top + b.y * fit, left + (b.x + b.width) * fit, top + (b.y + b.height) * fit];
  }

  // all of these in sight, and so large that they can be tapped, unless they are so already
  function show(things, near) {
    const all = things.map(spot), m = MARGIN * fit, wide = box.width, high = box.height - 2 * cover();
    const [left, top] = [0, 1].map((side) => Math.min(...all.map((one) => one[side])) - m);
    const [right, bottom] = [2, 3].map((side) => Math.max(...all.map((one) => one[side])) + m);
    const most = Math.max(1, Math.min(wide / (right - left), high / (bottom - top), MOST / fit));
    const small = all.filter((_one, i) => things[i].dataset.tap).map((b) => Math.min(b[2] - b[0], b[3] - b[1]));
    const need = Math.min(most, Math.max(near ? LOOK / fit : 1, ...small.map((side) => FINGER / side)));
    const inside = x + left * scale >= 0 && x + right * scale <= wide && y + top * scale >= cover() && y + bottom * scale <= cover() + high;
    if (inside && !near && scale > need * 0.98) return;
    scale = clamp(scale, need, most);
    x = wide / 2 - ((left + right) / 2) * scale;
    y = box.height / 2 - ((top + bottom) / 2) * scale;
    place();
  }

  function look() {
    if (!sheet || !pans()) return;
    const now = sheet.querySelectorAll("[data-look=now]");
    const things = [...(now.length ? now : sheet.querySelectorAll("[data-look]"))];
    const names = things.map((thing) => `${thing.parentNode.id} ${thing.id}`).join();
    if (names && names !== looked && !fingers.size) show(things, !looked);
    looked = names || looked;
  }

  document.addEventListener("peddlers:shown", () => {
    const found = document.querySelector("svg[data-pan]");
    if (found === sheet) return look();
    watch.disconnect();
    [sheet, box, looked, scale] = [found, null, "", 1];
    fingers.clear();
    page.removeAttribute("data-panning");
    if (sheet) watch.observe(sheet.parentElement); // which measures
  });

  // in the box, as the sheet counts: from the other corner where it is turned to a person across the table
  const at = ({ clientX, clientY }) => (way > 0 ? { x: clientX - box.left, y: clientY - box.top } : { x: box.right - clientX, y: box.bottom - clientY });
  const on = (event) => {
    if (!sheet || !pans() || event.target.closest?.("[data-pan]") !== sheet) return false;
    [box, way] = [sheet.parentElement.getBoundingClientRect(), window.peddlers.motion.side(sheet)];
    return true;
  };
  document.addEventListener("pointerdown", (event) => {
    if (!fingers.size) dragged = false;
    if (!on(event) || event.button) return;
    fingers.set(event.pointerId, at(event));
    start = at(event);
  });
  document.addEventListener("pointermove", (event) => {
    if (!fingers.has(event.pointerId)) return;
    const now = at(event), [first, second] = [...fingers.keys()];
    if (fingers.size === 1 && !dragged && Math.hypot(now.x - start.x, now.y - start.y) < TREMBLE) return;
    dragged = true;
    page.setAttribute("data-panning", "");
    const before = fingers.get(event.pointerId), other = fingers.get(event.pointerId === first ? second : first);
    fingers.set(event.pointerId, now);
    if (event.pointerId !== first && event.pointerId !== second) return;
    const half = other ? 2 : 1; // of two fingers each moves the middle by half of its way
    [x, y] = [x + (now.x - before.x) / half, y + (now.y - before.y) / half];
    const away = (p) => Math.max(Math.hypot(p.x - other.x, p.y - other.y), 1);
    if (other) zoom(away(now) / away(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    else place();
  });
  const up = (event) => {
    if (!fingers.delete(event.pointerId) || fingers.size) return;
    page.removeAttribute("data-panning");
    if (dragged || event.type === "pointercancel" || event.target.closest("[data-tap]:not([aria-disabled])")) return;
    const last = tapped;
    tapped = { time: event.timeStamp, ...at(event) };
    if (tapped.time - last.time > 350 || Math.hypot(tapped.x - last.x, tapped.y - last.y) > 24) return;
    zoom(scale > 1.01 && fit * scale >= LOOK ? 1 / scale : 2, tapped);
  };
  document.addEventListener("pointerup", up);
  document.addEventListener("pointercancel", up);
  // a drag is no tap
  document.addEventListener("click", (event) => dragged && event.detail && on(event) && (event.stopPropagation(), event.preventDefault()), true);
  document.addEventListener("click", (event) => {
    const way = event.target.closest?.("[data-zoom]")?.dataset.zoom;
    if (way && sheet && pans()) zoom({ in: 1.5, out: 1 / 1.5, fit: 1 / scale }[way]);
  });
  document.addEventListener("wheel", (event) => {
    if (!event.ctrlKey || !on(event)) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 200), at(event));
  }, { passive: false });
  document.addEventListener("focusin", (event) => on(event) && event.target.matches(":focus-visible") && show([event.target], false));
})();
