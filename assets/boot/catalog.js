/* The translations of the page's own texts; the English text is the key. */

/** @type {Record<string, string>} */
let catalog = {};

export function setCatalog(/** @type {Record<string, string>} */ words) {
  catalog = words;
}

/** A text in the language of the page, its {slots} filled. @param {string} text @param {Record<string, string | number>} [slots] */
export function word(text, slots = {}) {
  return (catalog[text] || text).replace(/\{(\w+)\}/g, (slot, name) => (name in slots ? String(slots[name]) : slot));
}
