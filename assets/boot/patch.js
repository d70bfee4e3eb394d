"use strict";
/* Shows a text of markup in an element. It comes from ui/node.py, which escapes everything that is data. */
(() => {
  let opener = null; // what had the focus when a sheet was laid over the table
  window.peddlers.patch = (root, markup, title, turned) => {
    root.classList.toggle("is-turned", turned);
    const resting = document.activeElement;
    const ours = window.parent === window || document.hasFocus(); // somebody may type in the page around this one
    const focused = ours && root.contains(resting);
    const sheet = root.querySelector("[role=dialog]");
    const before = window.peddlers.motion.before(root, markup);
    const fresh = document.createElement("template");
    fresh.innerHTML = markup;
    window.peddlers.morph(root, fresh.content);
    if (root.hidden === !!markup) [root.hidden, document.getElementById("lobby").hidden] = [!markup, !!markup]; // no word: the lobby
    if (document.title !== title) document.title = title;
    window.peddlers.rove(root);
    const laid = root.querySelector("[role=dialog]");
    if (laid && !sheet) opener = resting;
    if (ours && sheet && !laid && root.contains(opener)) opener.focus({ preventScroll: true });
    // what had the focus is gone: it rests where the view says, so that the keyboard does not start from the top
    if (focused && !root.contains(document.activeElement)) root.querySelector("[data-rest]")?.focus({ preventScroll: true });
    document.dispatchEvent(new Event("peddlers:shown"));
    window.peddlers.motion.after(root, before);
  };
})();
