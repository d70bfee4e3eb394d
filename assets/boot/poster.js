/* What a frame shows until somebody wants to play there. embed.html leads on to the poster of what its address asks for,
   or, where there is none, to the table itself, which then says what is wrong. */
import { heightFor, limitOf } from "./height.js";

const LANGUAGES = ["en", "de", "fr", "it", "nl"];
const html = document.documentElement;
const asked = new URLSearchParams(location.search);
const wished = asked.get("theme");
const theme = wished === "dark" || wished === "light" ? wished : matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";

/** The poster of what was asked for; none: the table is to be laid at once. @param {Record<string, string[]>} posters by game */
function leads(posters) {
  const [game, demo] = [asked.get("game") || Object.keys(posters)[0], asked.get("demo")];
  if (asked.has("open") || !Object.hasOwn(posters, game) || (demo && !posters[game].includes(demo))) return "";
  if (asked.has("record") && !asked.has("game")) return ""; // nobody knows yet which game it is
  const wanted = [asked.get("lang"), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()), "en"];
  const language = wanted.find((one) => LANGUAGES.includes(one));
  return `./posters/${game}${demo ? `-${demo}` : ""}${language === "en" ? "" : `.${language}`}.html`;
}

/** Nothing of the window around is read. */
function tellHost() {
  const post = (kind, more) => window.parent.postMessage({ ...more, peddlers: 1, kind }, "*");
  let height = 0;
  const measure = () => {
    const now = heightFor(innerWidth, limitOf(asked.get("height")));
    if (innerWidth && now !== height) post("height", { height: (height = now) });
  };
  measure();
  addEventListener("resize", measure);
  post("poster", { title: document.title, lang: html.lang });
}

html.dataset.theme = theme;
/** @type {HTMLMetaElement | null} */
const list = document.querySelector("meta[name=posters]");
if (list) {
  const place = leads(JSON.parse(list.content)) || "./frame.html";
  location.replace(place + location.search);
} else {
  addEventListener("DOMContentLoaded", () => {
    const way = /** @type {HTMLAnchorElement} */ (document.getElementById("wanted"));
    /** @type {HTMLAnchorElement} */
    const full = document.querySelector("#poster a[target]");
    if (window.parent === window) way.href = full.href; // somebody opened it by itself
    else {
      const wish = new URL(way.href);
      for (const [name, value] of asked) wish.searchParams.set(name, value);
      if (!asked.has("lang")) wish.searchParams.set("lang", html.lang);
      way.href = wish.href;
      tellHost();
    }
  });
}
