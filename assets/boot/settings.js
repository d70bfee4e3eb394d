/* The settings in the lobby: fields and buttons marked data-setting. */
import { store, stored } from "./storage.js";
import { tell } from "./tell.js";
import { setTheme } from "./theme.js";

function showSettings() {
  for (const control of /** @type {NodeListOf<any>} */ (document.querySelectorAll("#lobby [data-setting]:not([data-setting=theme])"))) {
    const value = stored(control.dataset.setting);
    if (control.type === "checkbox") control.checked = ["yes", "no"].includes(value) ? value === "yes" : control.defaultChecked;
    else if ([...control.options].some((option) => option.value === value)) control.value = value;
  }
}

/** What a field or a button with a value says becomes the setting. */
export function changeSetting(/** @type {any} */ control) {
  const { setting } = control.dataset;
  if (!setting) return;
  if (setting === "theme") return setTheme(control.value);
  store(setting, control.type === "checkbox" ? (control.checked ? "yes" : "no") : control.value);
  showSettings(); // it may have been changed at the table
  tell("setting", setting);
}

document.addEventListener("readystatechange", () => {
  showSettings();
  document.addEventListener("change", ({ target }) => changeSetting(target));
}, { once: true });
