/* The settings, in the lobby and in the app: fields and buttons marked data-setting. */
import { isFull, setFull } from "./full-screen.js";
import { store, stored } from "./storage.js";
import { tell } from "./tell.js";
import { setTheme } from "./theme.js";

const html = document.documentElement;
const yes = (/** @type {boolean} */ on) => (on ? "yes" : "no");

function showSettings() {
  html.dataset.text = stored("text") ?? "";
  for (const control of /** @type {NodeListOf<any>} */ (document.querySelectorAll("#lobby [data-setting]:not([data-setting=theme])"))) {
    const { setting } = control.dataset;
    const value = setting === "full" ? yes(isFull()) : stored(setting);
    if (control.type === "checkbox") control.checked = ["yes", "no"].includes(value) ? value === "yes" : control.defaultChecked;
    else if (control.type === "range") control.value = value || control.defaultValue;
    else if ([...control.options].some((option) => option.value === value)) control.value = value;
  }
}

/** What a field or a button with a value says becomes the setting. */
export function changeSetting(/** @type {any} */ control) {
  const { setting } = control.dataset;
  if (!setting) return;
  if (setting === "theme") return setTheme(control.value);
  if (setting === "full") return setFull(control.checked ?? !isFull()); // a field, or a button
  store(setting, control.type === "checkbox" ? yes(control.checked) : control.value);
  tell("setting", setting);
}

showSettings();
document.addEventListener("peddlers:setting", showSettings); // it may have been changed at the table
document.addEventListener("readystatechange", () => {
  showSettings();
  document.addEventListener("change", ({ target }) => changeSetting(target));
}, { once: true });
