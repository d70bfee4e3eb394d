/** Tell Python and the other scripts of the page; they listen for `peddlers:<name>`. @param {string} name @param {unknown} [detail] */
export const tell = (name, detail) => document.dispatchEvent(new CustomEvent(`peddlers:${name}`, { detail }));
