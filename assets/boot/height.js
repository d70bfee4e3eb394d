/* How high a frame should be: one height for whatever lies in it, so that the page around it never jumps. */

/** A table, a demo and a poster fill what they are given. @param {number} width of the frame @param {number} [limit] */
export function heightFor(width, limit = Infinity) {
  const wanted = width < NARROW ? 760 : Math.max(690, Math.min(860, Math.round(0.75 * width)));
  return Math.max(LOWEST, Math.min(wanted, limit));
}

export const LOWEST = 320; // pixels
const NARROW = 740; // a table that stands
const HIGHEST = 4000;

/** What somebody wrote as the height; nothing and nonsense set no limit. @param {string | null} text */
export function limitOf(text) {
  const limit = /^\d{1,5}$/.test(text ?? "") ? Number(text) : 0;
  return limit ? Math.min(limit, HIGHEST) : Infinity;
}
