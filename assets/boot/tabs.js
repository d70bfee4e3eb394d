"use strict";
/* One tab has the game: a lock says which, and the browser gives it back even if the tab crashes. Where there are no
   locks (an insecure or sandboxed page), every tab plays; ui/main.py never saves over a game that it has not seen. */
(() => {
  const NAME = "peddlers.game";
  let wanted = false;
  let give = null; // lets go of the lock

  function lose() {
    wanted = false;
    give = null;
    document.dispatchEvent(new CustomEvent("peddlers:elsewhere"));
  }

  function held(lock) {
    if (!lock) return lose();
    return wanted ? new Promise((done) => (give = done)) : undefined;
  }

  /** Have the game in this tab; by force: another tab has to rest. */
  window.peddlers.claim = (force) => {
    if (wanted || !navigator.locks) return;
    wanted = true;
    navigator.locks.request(NAME, force ? { steal: true } : { ifAvailable: true }, held).catch((error) => {
      if (error.name === "AbortError") lose(); // another tab took over
      else wanted = false; // denied
    });
  };

  window.peddlers.release = () => {
    wanted = false;
    give?.();
    give = null;
  };
})();
