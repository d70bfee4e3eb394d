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
  /** @type {HTMLMetaElement} */ (document.querySelector("meta[name=theme-color]")).content = getComputedStyle(html).getPropertyValue("--bar");
  lamp.setAttribute("aria-pressed", String(html.dataset.theme === "dark"));
  /** @type {HTMLSelectElement} */ (document.querySelector("#lobby [data-setting=theme]")).value = ["light", "dark"].includes(theme) ? theme : "";
}

export function setTheme(/** @type {string} */ theme) {
  store("theme", theme);
  applyTheme();
  tell("theme", html.dataset.theme);
}

export const toggleTheme = () => setTheme(html.dataset.theme === "dark" ? "light" : "dark");

applyTheme();
document.addEventListener("readystatechange", applyTheme, { once: true });
evening.addEventListener("change", () => {
  applyTheme();
  tell("theme", html.dataset.theme);
});
