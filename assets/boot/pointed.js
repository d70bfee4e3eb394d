/* Who points needs no ring around what has the focus: data-pointed says so, until a key is pressed. A browser draws one
   also where a script moves the focus because what was tapped is gone. */
const page = document.documentElement;
const MODIFIERS = ["Shift", "Control", "Alt", "Meta"];

document.addEventListener("pointerdown", () => page.setAttribute("data-pointed", ""), true);
document.addEventListener("keydown", ({ key }) => MODIFIERS.includes(key) || page.removeAttribute("data-pointed"), true);
