/* The page inside a page of somebody else: it takes a command from its address and speaks with the window
   around it. EMBED.md says what the messages mean. Of that window nothing is read. */
import { heightFor, limitOf } from "./height.js";
import { LANGUAGES, setLanguage } from "./language.js";
import { tell } from "./tell.js";
import { setTheme } from "./theme.js";

const VERSION = 1;
const LONGEST = { record: 200_000 }; // characters; one that is too long is cut, so that Python can say so
const SHORT = 999;
const FIELDS = ["game", "demo", "record", "seats", "level", "seed", "options", "by", "on", "lang", "theme"];
const host = window.parent === window ? null : window.parent;
const asked = new URLSearchParams(location.search);
const html = document.documentElement;
let entered = false; // the room of embeds
let height = 0;

/** The host may be anybody: nothing is told that a seat must not know. */
const post = (kind, more) => host?.postMessage({ ...more, peddlers: VERSION, kind }, "*");

// ---- messages

/** A command with its fields, as text; Python says what is wrong with it. @param {unknown} what @param {any} from */
function command(what, from) {
  const fields = FIELDS.filter((name) => from[name] !== undefined).map((name) => [name, short(name, from[name])]);
  try {
    return JSON.stringify({ ...Object.fromEntries(fields), do: typeof what === "string" ? what.slice(0, SHORT) : "" });
  } catch {
    return "{}"; // a knot, or numbers that JSON does not have
  }
}

function short(name, value) {
  return typeof value === "string" ? value.slice(0, (LONGEST[name] ?? SHORT) + 1) : value;
}

let wanted = command("load", Object.fromEntries(asked));

/** What the page does without Python; what makes no sense is refused there. */
const DONE = {
  lang: ({ lang }) => LANGUAGES.includes(lang) && (setLanguage(lang), true),
  theme: ({ theme }) => ["light", "dark", ""].includes(theme) && (setTheme(theme), true),
};

window.addEventListener("message", ({ source, data }) => {
  if (!host || source !== host || data?.peddlers !== VERSION) return;
  if (typeof data.do === "string" && Object.hasOwn(DONE, data.do) && DONE[data.do](data)) return;
  if (entered) tell("command", command(data.do, data));
  else if (data.do === "load") wanted = command("load", data);
});

document.addEventListener("peddlers:ready", () => tell("go", "embed"), { once: true });
document.addEventListener("peddlers:entered", () => {
  entered = true;
  post("ready", { lang: html.lang, theme: html.dataset.theme });
  tell("command", wanted);
}, { once: true });
document.addEventListener("peddlers:host", ({ detail }) => {
  const { kind, ...more } = JSON.parse(detail);
  post(kind, kind === "event" ? { ...more, title: document.title } : more);
});

// ---- how high the frame should be

/** The first message, long before the table is laid; another one only for another width. */
function measure() {
  const now = heightFor(innerWidth, limitOf(asked.get("height")));
  if (innerWidth && now !== height) post("height", { height: (height = now) });
}

measure();
addEventListener("resize", measure);
