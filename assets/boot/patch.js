"use strict";
/* Makes an element look like a text of markup by touching only what differs, so that focus, typing and running
   transitions stay. The text comes from ui/node.py, which escapes everything that is data. */
(() => {
  const typing = (element) => element === document.activeElement && element.matches("input:not([type=range]), select, textarea");
  const options = {
    childrenOnly: true,
    onBeforeElUpdated(from, to) {
      if (to.hasAttribute("data-same")) return false; // a part that has not changed is only named
      if (from.tagName === "DETAILS") to.open = from.open; // opened by the person, not by the view
      if (from.hasAttribute("style")) to.style.cssText = from.style.cssText; // no view has a style: a script has set it
      if (from.hasAttribute("tabindex") && !to.hasAttribute("tabindex")) to.setAttribute("tabindex", from.getAttribute("tabindex")); // roving.js
      return !from.isEqualNode(to) && !typing(from);
    },
  };
  let opener = null; // what had the focus when a sheet was laid over the table
  window.peddlers.patch = (root, markup) => {
    const resting = document.activeElement;
    const ours = window.parent === window || document.hasFocus(); // somebody may type in the page around this one
    const focused = ours && root.contains(resting);
    const sheet = root.querySelector("[role=dialog]");
    const before = window.peddlers.motion.before(root, markup);
    window.morphdom(root, `<main>${markup}</main>`, options);
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
