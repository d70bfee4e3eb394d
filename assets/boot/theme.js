/* Light or dark: as it was chosen, else as the system has it. */
import { store, stored } from "./storage.js";
import { tell } from "./tell.js";

const html = document.documentElement;
const evening = matchMedia("(prefers-color-scheme: dark)");
const forced = matchMedia("(forced-colors: active)");

function applyTheme() {
  const theme = forced.matches ? "" : stored("theme"); // pictures go with the colours that are forced
  html.dataset.theme = theme === "dark" || (theme !== "light" && evening.matches) ? "dark" : "light";
  const lamp = document.getElementById("evening");
  if (!lamp) return;
  lamp.setAttribute("aria-pressed", String(html.dataset.theme === "dark"));
  /** @type {HTMLSelectElement} */ (document.querySelector("#lobby [data-setting=theme]")).value = ["light", "dark"].includes(theme) ? theme : "";
}

function colourBar() {
  /** @type {HTMLMetaElement} */ (document.querySelector("meta[name=theme-color]")).content = getComputedStyle(html).getPropertyValue("--bar");
}

function changeTheme() {
  applyTheme();
  colourBar();
  tell("theme", html.dataset.theme);
}

export function setTheme(/** @type {string} */ theme) {
  store("theme", theme);
  changeTheme();
}

export const toggleTheme = () => setTheme(html.dataset.theme === "dark" ? "light" : "dark");

applyTheme();
document.addEventListener("readystatechange", applyTheme, { once: true });
requestAnimationFrame(colourBar); // the frame needs the styles anyway: here they would be made twice
evening.addEventListener("change", changeTheme);
