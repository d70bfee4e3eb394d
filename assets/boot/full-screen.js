/* The whole screen for the table. Only where the browser allows it a page is told so, and offers it. */
import { tell } from "./tell.js";

const html = document.documentElement;
if (document.fullscreenEnabled) html.dataset.full = "";

export const isFull = () => Boolean(document.fullscreenElement);

/** The browser may refuse: then the button keeps its state. */
export function setFull(/** @type {boolean} */ on) {
  const done = on ? html.requestFullscreen() : document.exitFullscreen();
  done.catch(() => tell("setting", "full"));
}

document.addEventListener("fullscreenchange", () => tell("setting", "full"));
