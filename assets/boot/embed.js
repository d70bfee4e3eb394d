/* The page inside a page of somebody else: it takes its wishes from its address and speaks with the window
   around it. EMBED.md says what the messages mean. Of that window nothing is read. */
import { setLanguage } from "./language.js";
import { tell } from "./tell.js";
import { setTheme } from "./theme.js";

const VERSION = 1;
const MOST = 200_000; // characters of a record
const host = window.parent === window ? null : window.parent;
const asked = new URLSearchParams(location.search);
const at = (id) => document.getElementById(id);
let wanted = { do: "load", game: asked.get("game"), demo: asked.get("demo") };
let entered = false; // the room of embeds
let height = 0;

/** The host may be anybody: nothing is told that a seat must not know. */
const post = (kind, more) => host?.postMessage({ ...more, peddlers: VERSION, kind }, "*");

// ---- messages

const ask = (command) => tell("command", JSON.stringify(command));

const COMMANDS = {
  load({ game = "", demo = "", record = "" }) {
    if (![game, demo, record].every((one) => typeof one === "string")) return;
    // one that is too long is cut, so that Python can say so
    wanted = { do: "load", game: game.slice(0, 99), demo: demo.slice(0, 99), record: record.slice(0, MOST + 1) };
    if (entered) ask(wanted);
  },
  step: ({ by = 1 }) => entered && Number.isInteger(by) && ask({ do: "step", by }),
  play: ({ on = true }) => entered && typeof on === "boolean" && ask({ do: "play", on }),
  lang: ({ lang }) => setLanguage(lang),
  theme: ({ theme }) => ["light", "dark", ""].includes(theme) && setTheme(theme),
};

window.addEventListener("message", ({ source, data }) => {
  if (!host || source !== host || data?.peddlers !== VERSION) return;
  if (typeof data.do === "string" && Object.hasOwn(COMMANDS, data.do)) COMMANDS[data.do](data);
});

document.addEventListener("peddlers:ready", () => tell("go", "embed"), { once: true });
document.addEventListener("peddlers:entered", () => {
  entered = true;
  ask(wanted);
  post("ready", { lang: document.documentElement.lang, theme: document.documentElement.dataset.theme });
  measure();
}, { once: true });
document.addEventListener("peddlers:told", ({ detail }) => {
  const { kind, ...more } = JSON.parse(detail);
  post(kind, more);
});

// ---- how high the frame should be

/** A table fills what it is given; it asks for as much as its seating of that width needs. */
function measure() {
  if (!entered) return;
  const table = document.querySelector(".table");
  const wide = innerWidth < 480 ? 760 : Math.max(640, Math.min(860, 0.75 * innerWidth));
  const high = Math.ceil(table ? wide : at("app").getBoundingClientRect().height);
  if (high && high !== height) post("height", { height: (height = high) });
}

document.addEventListener("peddlers:shown", measure);
document.addEventListener("DOMContentLoaded", () => new ResizeObserver(measure).observe(at("app")));
