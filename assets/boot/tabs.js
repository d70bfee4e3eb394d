"use strict";
/* One tab has a game: a lock says which, and the browser gives it back even if the tab crashes. Where there are no
   locks (an insecure or sandboxed page), every tab plays; ui/main.py never saves over a game that it has not seen. */
(() => {
  const PATIENCE = 1000; // milliseconds: a page that was just closed may let go a little later
  let wanted = null; // what was claimed last: { mark } of a game
  let give = null; // lets go of the lock

  function lose() {
    wanted = null;
    give = null;
    document.dispatchEvent(new CustomEvent("peddlers:elsewhere"));
  }

  /** Have the game in this tab; by force: another tab has to rest. */
  window.peddlers.claim = (mark, force) => {
    if (mark === wanted?.mark || !navigator.locks) return;
    release();
    const claim = (wanted = { mark });
    const way = force ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
    const have = () => (claim === wanted ? new Promise((done) => (give = done)) : undefined);
    navigator.locks.request(`peddlers.game.${mark}`, way, have).catch((error) => {
      if (claim !== wanted) return;
      // another tab took over, or does not let go
      if (["AbortError", "TimeoutError"].includes(error.name)) lose();
      else wanted = null; // denied
    });
  };

  function release() {
    wanted = null;
    give?.();
    give = null;
  }

  window.peddlers.release = release;
})();
