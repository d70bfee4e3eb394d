"use strict";
/* Keeps the whole site for the time without a network. A version is one cache: complete, or not used at all.
   The build fills in the first two lines and puts this file beside index.html. */
const VERSION = "";
const FILES = {}; // path -> its hash, so that a version is never made of two
const SITE = new URL("./", location.href).href;
const OURS = `peddlers ${SITE} `; // other copies of the site may stand elsewhere on this host
const NAME = OURS + VERSION;
const HASHES = new Map(Object.entries(FILES).map(([path, hash]) => [SITE + path, hash]));
const NAMED = /\.[0-9a-f]{10}[./]/; // after what is in it
// eslint-disable-next-line prefer-const -- `build.py serve` says yes: who changes the source wants to see it at once
let workshop = false;

async function fill() {
  const cache = await caches.open(NAME);
  const wanted = [];
  for (const [address, integrity] of HASHES) {
    const same = NAMED.test(address) && (await caches.match(address));
    if (same) await cache.put(address, same);
    else wanted.push(new Request(address, { cache: NAMED.test(address) ? "no-cache" : "reload", integrity }));
  }
  await cache.addAll(wanted);
  if (workshop) await skipWaiting();
}

async function settle() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== NAME).map((name) => caches.delete(name)));
  await clients.claim();
}

async function answer(address, request) {
  if (workshop && request.mode === "navigate") {
    try {
      return await fetch(request);
    } catch {
      // no server: as everywhere else
    }
  }
  return (await caches.match(address, { cacheName: NAME })) || fetch(request);
}

/** A person wants the new version; a game in another tab has to go on with the one that it began with. */
async function takeOver(tab) {
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (tabs.filter(({ url }) => url.startsWith(SITE)).length > 1) tab.postMessage("others");
  else await skipWaiting();
}

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(settle()));
addEventListener("message", (event) => event.waitUntil(takeOver(event.source)));
addEventListener("fetch", (event) => {
  const path = event.request.url.replace(/[?#].*/, "");
  const address = path === `${SITE}index.html` ? SITE : path;
  if (HASHES.has(address)) event.respondWith(answer(address, event.request));
});
