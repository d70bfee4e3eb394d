"use strict";
/* One tab has a game: a lock says which, and the browser gives it back even if the tab crashes. Where there are no
   locks (an insecure or sandboxed page), every tab plays; ui/main.py never saves over a game that it has not seen. */
(() => {
  let wanted = ""; // the mark of the game
  let give = null; // lets go of the lock

  function lose() {
    wanted = "";
    give = null;
    document.dispatchEvent(new CustomEvent("peddlers:elsewhere"));
  }

  function held(lock, mark) {
    if (mark !== wanted) return undefined;
    return lock ? new Promise((done) => (give = done)) : lose();
  }

  /** Have the game in this tab; by force: another tab has to rest. */
  window.peddlers.claim = (mark, force) => {
    if (mark === wanted || !navigator.locks) return;
    release();
    wanted = mark;
    navigator.locks.request(`peddlers.game.${mark}`, force ? { steal: true } : { ifAvailable: true }, (lock) => held(lock, mark)).catch((error) => {
      if (mark !== wanted) return;
      if (error.name === "AbortError") lose(); // another tab took over
      else wanted = ""; // denied
    });
  };

  function release() {
    wanted = "";
    give?.();
    give = null;
  }

  window.peddlers.release = release;
})();
