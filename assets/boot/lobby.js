/* The lobby, which comes to life before Python is up; and what Python calls of it. */
import { ready, stage } from "./boot.js";
import { fail } from "./fault.js";
import "./language.js";
import { listens } from "./listening.js";
import "./navigation.js";
import { labels, latest, showSavedGames, since } from "./saved-games.js";
import { free, hold, persist, space, store, stored, texts } from "./storage.js";
import { tell } from "./tell.js";
import "./theme.js";

globalThis.peddlers = /** @type {any} */ ({
  fail, free, games: showSavedGames, hold, labels, latest, listens, persist, ready, since, space, stage, store, stored, tell, texts,
});
