/* What a lesson speaks of is marked, and comes into sight: the things that the element marked data-shows names, as taps
   and questions name them. A map brings into sight what is marked on it (pan.js). */
let scrolled = "";

document.addEventListener("peddlers:shown", () => {
  const names = /** @type {HTMLElement | null} */ (document.querySelector("#app [data-shows]"))?.dataset.shows ?? "";
  const things = new Set(names.split(" ").filter(Boolean).flatMap((name) => [...document.querySelectorAll(`#app [data-tap="${name}"], #app [data-about="${name}"]`)]));
  for (const old of document.querySelectorAll("[data-spoken]")) if (!things.has(old)) old.removeAttribute("data-spoken");
  for (const thing of things) thing.setAttribute("data-spoken", "");
  if (names !== scrolled) for (const thing of things) if (!thing.closest("[data-pan]")) thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  scrolled = names;
});
