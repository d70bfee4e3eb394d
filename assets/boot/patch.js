"use strict";
/* Makes an element look like a text of markup by touching only what differs, so that focus, typing and running
   transitions stay. The text comes from ui/node.py, which escapes everything that is data. */
(() => {
  const typing = (element) => element === document.activeElement && element.matches("input, select, textarea");
  const options = {
    childrenOnly: true,
    onBeforeElUpdated: (from, to) => !from.isEqualNode(to) && !typing(from),
  };
  window.peddlers.patch = (root, markup) => window.morphdom(root, `<main>${markup}</main>`, options);
})();
