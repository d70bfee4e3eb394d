/* What the page keeps, under `peddlers.<key>`: in the browser's storage, or for this visit where that is denied. */

const PREFIX = "peddlers.";
/** What this visit keeps. @type {Record<string, string>} */
const unstored = {};

export function stored(/** @type {string} */ key) {
  if (key in unstored) return unstored[key];
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** The keys of all that is kept for us. */
export function keys() {
  /** @type {string[]} */
  let names = [];
  try {
    names = Object.keys(localStorage);
  } catch {
    // nothing can be stored
  }
  const ours = names.filter((name) => /^peddlers\.\S+$/.test(name)).map((name) => name.slice(PREFIX.length)); // no key of ours has a space
  return [...new Set([...ours, ...Object.keys(unstored)])];
}

/** Every text that is kept for us, by key. */
export const texts = () => Object.fromEntries(keys().map((key) => [key, stored(key)]).filter(([, text]) => text));

/** Keep it for this visit, where the browser does not. */
export function hold(/** @type {string} */ key, /** @type {string} */ value) {
  unstored[key] = value;
  document.getElementById("forgetful").hidden = false;
}

/** What was held here is in the storage now. */
export function free(/** @type {string} */ key) {
  delete unstored[key];
}

export function store(/** @type {string} */ key, /** @type {string} */ value) {
  free(key);
  try {
    if (value) localStorage.setItem(PREFIX + key, value);
    else localStorage.removeItem(PREFIX + key);
  } catch {
    if (value) hold(key, value);
  }
}

/** Ask the browser, once, to keep everything for good: some ask the person in turn. */
export async function persist() {
  if (stored("persist")) return;
  store("persist", "asked");
  try {
    await navigator.storage.persist();
  } catch {
    // an old browser, or a page that is no site: it promises nothing
  }
}

/** Tell whether it promised that, and how many bytes of how many are taken; 0: it does not say.
    @param {(kept: boolean, used: number, all: number) => void} hear */
export async function space(hear) {
  const answer = { kept: false, used: 0, all: 0 };
  try {
    answer.kept = await navigator.storage.persisted();
    const { usage, quota } = await navigator.storage.estimate();
    [answer.used, answer.all] = [usage || 0, quota || 0];
  } catch {
    // as in persist
  }
  hear(answer.kept, answer.used, answer.all);
}
