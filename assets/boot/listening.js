/* Who may be listening instead of looking: buttons have been pressed, and never by pointing at them. */
import { tell } from "./tell.js";

let pointed = false;
let pressed = false;

export const listens = () => pressed && !pointed;

document.addEventListener("pointerdown", () => (pointed = true), true);
document.addEventListener("click", ({ detail, isTrusted }) => {
  if (detail || !isTrusted || pointed || pressed) return; // detail: clicks of a pointer are counted
  pressed = true;
  tell("setting", "listens");
}, true);
