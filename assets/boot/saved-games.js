/* The saved games in the lobby, by the labels that the saves carry (ui/saves/format.py). */
import { word } from "./catalog.js";
import { keys, stored } from "./storage.js";

const SHAPES = ["red", "blue", "green", "yellow", "plum"];
const OFFERED = 3; // games that go on
const LATEST = 4102444800000; // as in format.py
const LARGEST = 1e6;
const MOST_SEATS = 9;
const LONGEST = 40; // characters of a name

function drawing(/** @type {string} */ symbol, className = "") {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  if (className) svg.setAttribute("class", className);
  use.setAttribute("href", `#${symbol}`);
  svg.append(use);
  return svg;
}

/** @template {keyof HTMLElementTagNameMap} T @param {T} tag @param {string} className @param {(Node | string)[]} inside */
function element(tag, className, ...inside) {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...inside);
  return made;
}

function link(/** @type {string} */ place, /** @type {(Node | string)[]} */ ...inside) {
  const button = element("button", "btn", ...inside);
  button.type = "button";
  button.dataset.go = place;
  return button;
}

/** When a game was saved, in words. */
export function since(/** @type {Date} */ when) {
  const { lang } = document.documentElement;
  // the regional form of the language, if the browser asks for one: 20:14 in Britain, 8:14 PM in America
  const region = navigator.languages.find((tag) => tag.startsWith(lang)) || lang;
  const day = (/** @type {Date | number} */ date) => new Date(date).setHours(0, 0, 0, 0);
  const days = Math.round((day(when) - day(Date.now())) / 864e5);
  const date = days > -2 ? new Intl.RelativeTimeFormat(region, { numeric: "auto" }).format(days, "day") : when.toLocaleDateString(region, { dateStyle: "medium" });
  return word("saved {day} at {time}", { day: date, time: when.toLocaleTimeString(region, { timeStyle: "short" }) });
}

/** Of each game what its newest save tells of itself: [mark, label]. The last one played comes first. */
export function labels() {
  const newest = new Map();
  for (const key of keys()) {
    const [, mark] = key.match(/^game\.(\w+)\.\d$/) || [];
    const [, label, number] = (mark && stored(key).match(/\n# label (.*)\n# seal (\d+) \w+\n$/)) || [];
    if (label && Number(number) > (newest.get(mark)?.number ?? -1)) newest.set(mark, { number: Number(number), label });
  }
  return [...newest].flatMap(([mark, { label }]) => {
    try {
      return [[mark, Object(JSON.parse(label))]];
    } catch {
      return []; // Python says so when the game is opened
    }
  }).sort(([, one], [, other]) => dated(other) - dated(one));
}

/** When a game was saved; one that no browser of ours can have dated comes last. */
const dated = (/** @type {any} */ { when }) => Number.isInteger(when) && when < LATEST ? when : 0;

/** The mark of the game that was played last. */
export const latest = () => labels()[0]?.[0];

/** A game that goes on. It throws a TypeError where a label is not as it should be. */
function row(/** @type {string} */ mark, { game, title, round, seats, turn, when, helped = [] }) {
  const called = document.querySelector(`[data-game="${CSS.escape(game)}"] h2`).textContent;
  const names = [title ?? "", turn, ...seats.map((/** @type {string[]} */ [name]) => name)];
  if (seats.length > MOST_SEATS || names.some((name) => typeof name !== "string" || [...name].length > LONGEST)) throw new TypeError(mark);
  if (!Number.isInteger(round) || !turn || !seats.length || Math.abs(round) > LARGEST || isNaN(new Date(when).getTime()) || when >= LATEST) throw new TypeError(mark);
  const marks = seats.flatMap(([name, , colour], /** @type {number} */ seat) => {
    if (!SHAPES.includes(colour)) throw new TypeError(colour);
    const badge = element("span", `seat seat-${colour}`, drawing(`seat-${colour}`), element("b", "", [...name][0].toUpperCase()), element("span", "hide", ` ${name}`));
    return helped.includes(seat) ? [badge, element("span", "helped", drawing("i-pen", "ico"), element("span", "hide", word("with help")))] : [badge];
  });
  const button = link(`table:${mark}`, drawing("i-play", "ico"), word("Resume"));
  button.classList.add("btn--go");
  const lesson = mark.startsWith("lesson_") && word("First lesson");
  const words = element("p", "", word("{game}, round {round}: {name}’s turn", { game: title || lesson || called, round, name: turn }), element("small", "", since(new Date(when))));
  return element("article", "", element("div", "row", ...marks), words, button);
}

/** The games that go on, the last one first, and the way to all of them. */
export function showSavedGames() {
  const panel = document.getElementById("resume");
  const all = labels();
  const rows = all.flatMap(([mark, label]) => {
    try {
      return [row(mark, label)];
    } catch {
      return [];
    }
  });
  panel.hidden = !all.length;
  panel.replaceChildren();
  if (!all.length) return;
  const shelf = link("library", word("All games"), element("small", "num", String(all.length)));
  const over = all.some(([, { turn }]) => !turn);
  const title = element("h2", "", rows.length ? word("Your game goes on") : word("Your games"));
  panel.replaceChildren(title, ...rows.slice(0, OFFERED), shelf, ...(over ? [link("statistics", word("Statistics"))] : []));
}
