/* The language of the page: which one, and its words, which are asked for before anything is painted. */
import { setCatalog, word } from "./catalog.js";
import { showProgress } from "./progress.js";
import { showSavedGames } from "./saved-games.js";
import { store, stored } from "./storage.js";
import { tell } from "./tell.js";

export const LANGUAGES = ["en", "de", "fr", "it", "nl"];
const html = document.documentElement;
let language = preferred();

function preferred() {
  const wanted = [stored("language"), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wanted.find((tag) => LANGUAGES.includes(tag)) || "en";
}

const listed = (/** @type {string} */ name) => JSON.parse(/** @type {HTMLMetaElement | null} */ (document.querySelector(`meta[name=${name}]`))?.content || "{}");

/** The words of the lobby. @returns {Promise<Record<string, string>>} */
async function lobbyWords(/** @type {string} */ name) {
  const address = listed("catalogs")[name];
  if (!address) return {};
  try {
    return await (await fetch(address)).json();
  } catch (error) {
    console.warn(`no catalogue for ${name}:`, error);
    return {};
  }
}

/** What Python will fetch of this language when it is up is on its way by then. */
function preload(/** @type {string} */ name) {
  if (location.protocol === "file:") return; // the page as one file has them in it
  for (const href of listed("downloads")[`words.${name}`] ?? []) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "anonymous", href }));
  }
}

/** The English text of the page is the msgid; it is kept beside the translation. */
function translatePage() {
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-word]"))) {
    element.dataset.word ||= element.textContent.replace(/\s+/g, " ").trim();
    element.textContent = word(element.dataset.word);
  }
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-word-label]"))) {
    element.dataset.wordLabel ||= element.getAttribute("aria-label");
    element.setAttribute("aria-label", word(element.dataset.wordLabel));
  }
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-language]"))) button.setAttribute("aria-pressed", String(button.dataset.language === language));
  showProgress();
  showSavedGames();
}

async function speak(/** @type {string} */ name, words = lobbyWords(name)) {
  language = html.lang = name;
  const catalog = await words;
  if (language !== name) return; // another one was chosen in the meantime
  if (name !== "en" && !Object.keys(catalog).length) html.lang = "en"; // the texts stay English, and a voice should read them so
  setCatalog(catalog);
  translatePage();
}

export async function setLanguage(/** @type {string} */ name) {
  if (!LANGUAGES.includes(name)) return;
  store("language", name);
  await speak(name);
  tell("language", language);
}

html.lang = language;
preload(language);
const first = lobbyWords(language);
document.addEventListener("readystatechange", () => speak(language, first), { once: true });
