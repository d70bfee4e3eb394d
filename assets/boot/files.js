/* What a first visit fetches, and what of it is here. */

export const CHECK = "?check"; // asks the server itself: not a cache, and not behind the request that it asks about
const ARCHIVE = /\.([0-9a-f]{10})\.zip$/; // its name tells the beginning of its hash (assets/packing/site.py)

/** Address -> bytes, as the build found them. @type {Map<string, number>} */
export const expected = new Map();
/** @type {Set<string>} */
export const arrived = new Set();

export const missing = () => [...expected.keys()].filter((address) => !arrived.has(address));

/** A font is fetched only where it is needed. */
export function expect(/** @type {Record<string, number>} */ sizes) {
  for (const [name, size] of Object.entries(sizes)) if (!name.endsWith(".woff2")) expected.set(new URL(name, document.baseURI).href, size);
}

/** An address as it is shown to a person. */
export const short = (/** @type {string} */ address) => address.replace(new URL("./", document.baseURI).href, "");

/** What is wrong with the first file that does not come as it should: [kind, detail]. */
export async function wrongFile() {
  const ours = [...arrived].filter((address) => address.startsWith(location.origin));
  const answers = await Promise.all([...new Set([...expected.keys(), ...ours])].map(check));
  return answers.find(Boolean);
}

/** @returns {Promise<[kind: string, detail: string] | null>} */
async function check(/** @type {string} */ address) {
  const signal = AbortSignal.timeout(15000);
  try {
    const answer = await fetch(address + CHECK, { method: "HEAD", signal });
    if (!answer.ok) return ["missing", `${address} (${answer.status})`];
    const type = answer.headers.get("content-type") || "no type";
    const wanted = address.endsWith(".wasm") ? "application/wasm" : /\.m?js$/.test(address) ? "javascript" : "";
    if (!type.includes(wanted)) return ["type", `${address} (${type})`];
    return (await whole(address, signal)) ? null : ["missing", `${address} (damaged)`];
  } catch (error) {
    if (error.name === "TimeoutError") return null;
    return [self.origin === "null" ? "sandbox" : "unreachable", address]; // to a sandboxed frame even its own site is another one
  }
}

/** Whether an archive is what was built, as the browser has it; a page that is not secure cannot tell. */
async function whole(/** @type {string} */ address, /** @type {AbortSignal} */ signal) {
  const [, name] = ARCHIVE.exec(address) ?? [];
  if (!name || !crypto.subtle) return true;
  const once = await crypto.subtle.digest("SHA-256", await (await fetch(address, { signal })).arrayBuffer());
  const twice = new Uint8Array(await crypto.subtle.digest("SHA-256", once));
  return [...twice].map((byte) => byte.toString(16).padStart(2, "0")).join("").startsWith(name);
}
