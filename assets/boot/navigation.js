/* What is pressed in the lobby. Where it leads to the app, it is kept until Python is up. */
import { setLanguage } from "./language.js";
import { changeSetting } from "./settings.js";
import { tell } from "./tell.js";
import { toggleTheme } from "./theme.js";

const html = document.documentElement;
let chosen = ""; // before Python was up

function go(/** @type {HTMLElement} */ button) {
  if (html.dataset.ready === "yes") return tell("go", button.dataset.go);
  if (html.dataset.boot === "failed") return document.getElementById("fault").focus();
  chosen = button.dataset.go;
  const waiting = document.getElementById("waiting");
  button.after(waiting);
  waiting.hidden = false;
}

document.addEventListener("peddlers:ready", () => {
  document.getElementById("waiting").hidden = true;
  if (chosen) tell("go", chosen);
  chosen = "";
});

document.addEventListener("click", ({ target }) => {
  /** @type {HTMLElement | null} */
  const button = /** @type {Element} */ (target).closest("[data-go], [data-language], [data-lamp], button[data-setting]");
  if (!button) return;
  if (button.dataset.go) go(button);
  else if (button.dataset.setting) changeSetting(button);
  else if (button.dataset.language) setLanguage(button.dataset.language);
  else toggleTheme();
});
