/* One tab has a game: a lock says which, and the browser gives it back even if the tab crashes. Where there are no
   locks (an insecure or sandboxed page), every tab plays; ui/browser/main.py never saves over a game that it has not seen. */
const PATIENCE = 1000; // milliseconds: a page that was just closed may let go a little later
let wanted = null; // what was claimed last: { mark } of a game
let give = null; // lets go of the lock
const STIRS = ["pointerdown", "click", "keydown", "change", "input"];

// until it is known whose game it is, nothing can be done with it: another tab may be in the middle of a turn
const ignore = (event) => event.stopImmediatePropagation();
const wait = () => STIRS.forEach((name) => addEventListener(name, ignore, true));
const heed = () => STIRS.forEach((name) => removeEventListener(name, ignore, true));

function lose() {
  wanted = null;
  give = null;
  heed();
  document.dispatchEvent(new CustomEvent("peddlers:elsewhere"));
}

/** Have the game in this tab; by force: another tab has to rest. */
export function claim(/** @type {string} */ mark, /** @type {boolean} */ force) {
  if (mark === wanted?.mark || !navigator.locks) return;
  release();
  const own = (wanted = { mark });
  const name = `peddlers.game.${mark}`;
  const giveUp = new AbortController();
  const way = force ? { steal: true } : { signal: giveUp.signal };
  const have = () => {
    if (own !== wanted) return undefined;
    heed();
    return new Promise((done) => (give = done));
  };
  // on a busy machine the answer may only be late: a game that no tab has is waited for
  const look = async () => {
    const { held } = await navigator.locks.query().catch(() => ({ held: [] })); // denied, like the request
    if (own === wanted && give) return;
    if (own !== wanted || held?.some((lock) => lock.name === name)) giveUp.abort();
    else setTimeout(look, PATIENCE);
  };
  if (!force) {
    wait();
    setTimeout(look, PATIENCE);
  }
  navigator.locks.request(name, way, have).catch((error) => {
    if (own !== wanted) return;
    // another tab took over, or does not let go
    if (error.name === "AbortError") lose();
    else release(); // denied: it can be played here
  });
}

export function release() {
  heed();
  wanted = null;
  give?.();
  give = null;
}
