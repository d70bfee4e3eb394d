/* Looks for a reason when nothing has moved for too long. */
import { fail, failed, ready } from "./fault.js";
import { missing, short, wrongFile } from "./files.js";
import { setSlow } from "./progress.js";

const PATIENCE = 20; // seconds without progress, while the page is visible and online
const ROUNDS = 9; // so often a slow connection is believed
let quiet = 0; // milliseconds
let rounds = 0;
let looked = performance.now();
let timer = 0;

/** @param {number} patience how many seconds instead of the usual ones */
export function startWatchdog(patience) {
  const step = (1000 * (patience || PATIENCE)) / PATIENCE;
  timer = setInterval(tick, step, step);
}

export const stopWatchdog = () => clearInterval(timer);

/** Something came or went on. */
export function moved() {
  quiet = 0;
  rounds = 0;
  setSlow(false);
}

function tick(/** @type {number} */ step) {
  if (failed()) return stopWatchdog();
  const now = performance.now();
  // a sleeping laptop or a long run of Python is not a hang: one tick counts for at most two
  if (!document.hidden && navigator.onLine) quiet += Math.min(now - looked, 2 * step);
  looked = now;
  if (quiet < step * PATIENCE) return;
  quiet = 0;
  rounds += 1;
  diagnose().then((found) => {
    if (ready() || failed()) return;
    if (found) fail(...found);
    else setSlow(true);
  });
}

/** What is wrong, as [kind, detail]; null if the rest is still on its way. @returns {Promise<[string, string] | null>} */
async function diagnose() {
  const wrong = await wrongFile();
  if (wrong) return wrong;
  const late = missing();
  return late.length && rounds < ROUNDS ? null : ["silent", late.map(short).join(" ")];
}
