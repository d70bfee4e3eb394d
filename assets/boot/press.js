/* "What is this?": a long press or the right button on a thing that has a name. */
const LONG = 500; // milliseconds
const STILL = 8; // pixels that a finger may tremble
let timer = 0;
let at = [0, 0];
let asked = false; // the click that follows a long press is no tap

function ask(target) {
  const thing = target.closest("#app [data-about], #app [data-tap]");
  if (!thing) return false;
  const detail = thing.dataset.about || thing.dataset.tap;
  document.dispatchEvent(new CustomEvent("peddlers:about", { detail }));
  return true;
}

const stop = () => clearTimeout(timer);

document.addEventListener("pointerdown", ({ target, isPrimary, button, clientX, clientY }) => {
  stop();
  asked = false;
  if (!isPrimary || button) return; // two fingers zoom
  at = [clientX, clientY];
  timer = setTimeout(() => (asked = ask(target)), LONG);
});
document.addEventListener("pointermove", ({ clientX, clientY }) => {
  if (Math.hypot(clientX - at[0], clientY - at[1]) > STILL) stop();
}, { passive: true });
for (const name of ["pointerup", "pointercancel", "keydown", "scroll"]) document.addEventListener(name, stop, { capture: true, passive: true });
document.addEventListener("keydown", () => (asked = false), true);
document.addEventListener("click", (event) => {
  if (asked) event.stopPropagation();
  asked = false;
}, true);
document.addEventListener("contextmenu", (event) => {
  stop();
  if (asked || ask(event.target)) event.preventDefault();
});
