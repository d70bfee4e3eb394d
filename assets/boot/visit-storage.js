/* In a page of somebody else nothing is kept: the storage lasts for this visit. Language and theme are those of the address. */

const asked = new URLSearchParams(location.search);
/** @type {Record<string, string> & Pick<Storage, "getItem" | "setItem" | "removeItem">} */
const visit = Object.create({
  getItem(name) {
    return Object.hasOwn(this, name) ? this[name] : null;
  },
  setItem(name, text) {
    this[name] = String(text);
  },
  removeItem(name) {
    delete this[name];
  },
});

Object.defineProperty(window, "localStorage", { value: visit });
visit["peddlers.language"] = asked.get("lang") || "";
visit["peddlers.theme"] = asked.get("theme") || "";
