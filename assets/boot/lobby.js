"use strict";
/* What the lobby can do before Python is up: language, light, settings, the saved game, and remembering what was chosen. */
(() => {
  const LANGUAGES = ["en", "de", "fr", "it", "nl"];
  const SHAPES = ["red", "blue", "green", "yellow", "plum"];
  const html = document.documentElement;
  const evening = matchMedia("(prefers-color-scheme: dark)");
  const OFFERED = 3; // games that go on
  const unstored = {}; // what this visit keeps where the browser does not
  let catalog = {};
  let language = "en";
  let wish = ""; // what was chosen before the table was laid

  // ---- storage, which may be denied

  function stored(key) {
    if (key in unstored) return unstored[key];
    try {
      return localStorage.getItem(`peddlers.${key}`);
    } catch (error) {
      return null;
    }
  }

  /** The full names of all that is kept for us. */
  function kept() {
    let names = [];
    try {
      names = Object.keys(localStorage);
    } catch (error) {
      // nothing can be stored
    }
    return [...new Set([...names, ...Object.keys(unstored).map((key) => `peddlers.${key}`)])];
  }

  /** Every text that is kept for us, by key. */
  function texts() {
    const keys = kept().filter((name) => /^peddlers\.\S+$/.test(name)).map((name) => name.slice(9)); // no key of ours has a space
    return Object.fromEntries(keys.map((key) => [key, stored(key)]).filter(([, text]) => text));
  }

  /** Keep it for this visit, where the browser does not. */
  function hold(key, value) {
    unstored[key] = value;
    document.getElementById("forgetful").hidden = false;
  }

  function store(key, value) {
    free(key);
    try {
      if (value) localStorage.setItem(`peddlers.${key}`, value);
      else localStorage.removeItem(`peddlers.${key}`);
    } catch (error) {
      if (value) hold(key, value);
    }
  }

  /** What was held here is in the storage now. */
  function free(key) {
    delete unstored[key];
  }

  /** Ask the browser, once, to keep everything for good: some ask the person in turn. */
  async function persist() {
    if (stored("persist")) return;
    store("persist", "asked");
    try {
      await navigator.storage.persist();
    } catch (error) {
      // an old browser, or a page that is no site: it promises nothing
    }
  }

  /** Tell whether it promised that, and how many bytes of how many are taken; 0: it does not say. */
  async function space(hear) {
    const told = { kept: false, used: 0, all: 0 };
    try {
      told.kept = await navigator.storage.persisted();
      const { usage, quota } = await navigator.storage.estimate();
      [told.used, told.all] = [usage || 0, quota || 0];
    } catch (error) {
      // as in persist
    }
    hear(told.kept, told.used, told.all);
  }

  const tell = (name, detail) => document.dispatchEvent(new CustomEvent(`peddlers:${name}`, { detail }));

  // ---- words

  function word(text, slots = {}) {
    return (catalog[text] || text).replace(/\{(\w+)\}/g, (slot, name) => (name in slots ? slots[name] : slot));
  }

  /** The English text of the page is the msgid; it is kept beside the translation. */
  function speak() {
    for (const element of document.querySelectorAll("[data-word]")) {
      element.dataset.word ||= element.textContent.replace(/\s+/g, " ").trim();
      element.textContent = word(element.dataset.word);
    }
    for (const element of document.querySelectorAll("[data-word-label]")) {
      element.dataset.wordLabel ||= element.getAttribute("aria-label");
      element.setAttribute("aria-label", word(element.dataset.wordLabel));
    }
    for (const button of document.querySelectorAll("[data-language]")) button.setAttribute("aria-pressed", button.dataset.language === language);
    window.peddlers.progress();
    games();
  }

  function preferred() {
    const wanted = [stored("language"), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
    return wanted.find((tag) => LANGUAGES.includes(tag)) || "en";
  }

  async function choose(name) {
    language = html.lang = name;
    let words = {};
    if (name !== "en") {
      try {
        const address = JSON.parse(document.querySelector("meta[name=catalogs]").content)[name];
        words = address ? await (await fetch(address)).json() : {};
      } catch (error) {
        console.warn(`no catalogue for ${name}:`, error);
      }
      if (language !== name) return; // another one was chosen in the meantime
      if (!Object.keys(words).length) html.lang = "en"; // the texts stay English, and a voice should read them so
    }
    catalog = words;
    speak();
  }

  function setLanguage(name) {
    if (!LANGUAGES.includes(name)) return;
    store("language", name);
    choose(name).then(() => tell("language", language));
  }

  // ---- light

  function light() {
    const theme = stored("theme");
    html.dataset.theme = theme === "dark" || (theme !== "light" && evening.matches) ? "dark" : "light";
    const lamp = document.getElementById("evening");
    if (!lamp) return;
    document.querySelector("meta[name=theme-color]").content = getComputedStyle(html).getPropertyValue("--bar");
    lamp.setAttribute("aria-pressed", html.dataset.theme === "dark");
    document.querySelector("[data-setting=theme]").value = ["light", "dark"].includes(theme) ? theme : "";
  }

  function setLight(theme) {
    store("theme", theme);
    light();
    tell("theme", html.dataset.theme);
  }

  // ---- settings

  function showSettings() {
    for (const control of document.querySelectorAll("#lobby [data-setting]:not([data-setting=theme])")) {
      const value = stored(control.dataset.setting);
      if (control.type === "checkbox") control.checked = ["yes", "no"].includes(value) ? value === "yes" : control.defaultChecked;
      else if ([...control.options].some((option) => option.value === value)) control.value = value;
    }
  }

  /** A field or a button with a value. */
  function set(control) {
    const { setting } = control.dataset;
    if (!setting) return;
    if (setting === "theme") return setLight(control.value);
    store(setting, control.type === "checkbox" ? (control.checked ? "yes" : "no") : control.value);
    showSettings(); // it may have been changed at the table
    tell("setting", setting);
  }

  // ---- the saved game

  function drawn(symbol, box, className) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    svg.setAttribute("viewBox", box);
    svg.setAttribute("aria-hidden", "true");
    if (className) svg.setAttribute("class", className);
    use.setAttribute("href", `#${symbol}`);
    svg.append(use);
    return svg;
  }

  function made(tag, className, ...inside) {
    const element = document.createElement(tag);
    element.className = className;
    element.append(...inside);
    return element;
  }

  function since(when) {
    // the regional form of the language, if the browser asks for one: 20:14 in Britain, 8:14 PM in America
    const region = navigator.languages.find((tag) => tag.startsWith(html.lang)) || html.lang;
    const day = (date) => new Date(date).setHours(0, 0, 0, 0);
    const days = Math.round((day(when) - day(Date.now())) / 864e5);
    const date = days > -2 ? new Intl.RelativeTimeFormat(region, { numeric: "auto" }).format(days, "day") : when.toLocaleDateString(region, { dateStyle: "medium" });
    return word("saved {day} at {time}", { day: date, time: when.toLocaleTimeString(region, { timeStyle: "short" }) });
  }

  /** What the saves tell of themselves (ui/saves.py), the newest of each game: [mark, label]. */
  function labels() {
    const newest = new Map();
    for (const key of kept()) {
      const [, mark] = key.match(/^peddlers\.game\.(\w+)\.\d$/) || [];
      const [, told, number] = (mark && stored(key.slice(9)).match(/\n# label (.*)\n# seal (\d+) \w+\n$/)) || [];
      if (told && Number(number) > (newest.get(mark)?.number ?? -1)) newest.set(mark, { number: Number(number), told });
    }
    return [...newest].flatMap(([mark, { told }]) => {
      try {
        return [[mark, Object(JSON.parse(told))]];
      } catch (error) {
        return []; // Python says so when the game is opened
      }
    }).sort(([, one], [, other]) => (other.when || 0) - (one.when || 0));
  }

  function running(mark, { game, title, round, seats, turn, when }) {
    const called = document.querySelector(`[data-game="${CSS.escape(game)}"] h2`).textContent;
    if (!Number.isInteger(round) || typeof turn !== "string" || !turn || !seats.length || isNaN(new Date(when))) throw new TypeError(mark);
    const marks = seats.map(([name, , colour]) => {
      if (!SHAPES.includes(colour)) throw new TypeError(colour);
      return made("span", `seat seat-${colour}`, drawn(`seat-${colour}`, "0 0 24 24"), made("b", "", [...name][0].toUpperCase()), made("span", "hide", ` ${name}`));
    });
    const button = way(`table:${mark}`, drawn("i-play", "0 0 24 24", "ico"), word("Resume"));
    button.classList.add("btn--go");
    const lesson = mark.startsWith("lesson_") && word("First lesson");
    const told = made("p", "", word("{game}, round {round}: {name}’s turn", { game: title || lesson || called, round, name: turn }), made("small", "", since(new Date(when))));
    return made("article", "", made("div", "row", ...marks), told, button);
  }

  function way(place, ...words) {
    const button = made("button", "btn", ...words);
    button.type = "button";
    button.dataset.go = place;
    return button;
  }

  /** The games that go on, the last one first, and the way to all of them. */
  function games() {
    const panel = document.getElementById("resume");
    const all = labels();
    const rows = all.flatMap((label) => {
      try {
        return [running(...label)];
      } catch (error) {
        return [];
      }
    });
    panel.hidden = !all.length;
    panel.replaceChildren();
    if (!all.length) return;
    const shelf = way("library", word("All games"), made("small", "num", String(all.length)));
    const over = all.some(([, { turn }]) => !turn);
    panel.replaceChildren(made("h2", "", rows.length ? word("Your game goes on") : word("Your games")), shelf, ...(over ? [way("statistics", word("Statistics"))] : []), ...rows.slice(0, OFFERED));
  }

  // ---- going to a table

  function go(button) {
    if (html.dataset.ready === "yes") return tell("go", button.dataset.go);
    if (html.dataset.boot === "failed") return document.getElementById("fault").focus();
    wish = button.dataset.go;
    const waiting = document.getElementById("waiting");
    button.after(waiting);
    waiting.hidden = false;
  }

  document.addEventListener("peddlers:ready", () => {
    document.getElementById("waiting").hidden = true;
    if (wish) tell("go", wish);
    wish = "";
  });

  document.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-go], [data-language], [data-lamp], button[data-setting]");
    if (!button) return;
    if (button.dataset.go) go(button);
    else if (button.dataset.setting) set(button);
    else if (button.dataset.language) setLanguage(button.dataset.language);
    else setLight(html.dataset.theme === "dark" ? "light" : "dark");
  });
  evening.addEventListener("change", () => {
    light();
    tell("theme", html.dataset.theme);
  });

  Object.assign(window.peddlers, { word, games, free, hold, labels, persist, since, space, latest: () => labels()[0]?.[0], setLanguage, setLight, store, stored, tell, texts });
  light(); // before the first paint
  html.lang = preferred();
  document.addEventListener("readystatechange", () => {
    light();
    showSettings();
    document.addEventListener("change", ({ target }) => set(target));
    choose(preferred());
  }, { once: true });
})();
