/* Makes the children of an element look like others by touching only what differs. An element is known again by its id,
   wherever it was; without one, by its place among those of its kind. What stays is not taken out and put back, so that
   focus, scrolling and running transitions stay, and the browser has nothing to lay out anew. What is marked data-same
   has not changed, and is only named. */
const OURS = ["style", "tabindex", "data-spoken"]; // scripts have set them: no view has a style, roving.js moves the tab stop
const typing = (element) => element === document.activeElement && element.matches("input:not([type=range]), select, textarea");

const kind = (node) => `${node.nodeName} ${node.classList?.[0]}`;

export function morph(/** @type {Element} */ root, /** @type {ParentNode & Node} */ fresh) {
  const gone = new Set(); // only taken away at the end: something in it may be known again elsewhere

  /** The element that has this one's id now. */
  function known(child) {
    const old = child.id && root.querySelector(`#${CSS.escape(child.id)}`);
    return old?.nodeName === child.nodeName ? old : null;
  }

  /** For each of the new children what becomes it; null: it is new. */
  function twins(from, to) {
    const named = new Map();
    const loose = new Map(); // kind -> those without an id
    for (const old of from) {
      if (old.id) named.set(old.id, old);
      else if (loose.has(kind(old))) loose.get(kind(old)).push(old);
      else loose.set(kind(old), [old]);
    }
    return to.map((child) => {
      if (!child.id) return loose.get(kind(child))?.shift();
      const old = named.get(child.id);
      return old?.nodeName === child.nodeName ? old : known(child);
    });
  }

  function children(from, to) {
    const wanted = [...to.childNodes];
    const found = twins(from.childNodes, wanted);
    const stay = new Set(found);
    let here = from.firstChild;
    const pass = () => {
      for (; here && !stay.has(here); here = here.nextSibling) gone.add(here);
    };
    wanted.forEach((child, number) => {
      pass();
      const old = found[number];
      gone.delete(old);
      if (!old) from.insertBefore(settled(child), here);
      else if (old === here) here = here.nextSibling;
      else from.insertBefore(old, here);
    });
    pass();
    found.forEach((old, number) => old && update(old, wanted[number]));
  }

  /** A new element, with what is known again in it. */
  function settled(child) {
    for (const inner of child.querySelector?.("[id]") ? [...child.children] : []) {
      const old = known(inner);
      if (!old) settled(inner);
      else {
        gone.delete(old);
        inner.replaceWith(old);
        update(old, inner);
      }
    }
    return child;
  }

  function update(old, child) {
    if (child.nodeType === Node.TEXT_NODE) {
      if (old.data !== child.data) old.data = child.data;
    } else if (!child.hasAttribute("data-same") && !old.isEqualNode(child) && !typing(old)) {
      attributes(old, child);
      children(old, child);
      for (const property of ["value", "checked"]) if (property in child && old[property] !== child[property]) old[property] = child[property];
    }
  }

  function attributes(old, child) {
    const opened = old.nodeName === "DETAILS" ? "open" : ""; // by the person, not by the view
    for (const name of child.getAttributeNames()) { // .attributes would make a node of each
      const value = child.getAttribute(name);
      if (name !== opened && old.getAttribute(name) !== value) old.setAttribute(name, value);
    }
    for (const name of old.getAttributeNames()) {
      if (name !== opened && !OURS.includes(name) && !child.hasAttribute(name)) old.removeAttribute(name);
    }
  }

  children(root, fresh);
  for (const node of gone) node.remove();
}
