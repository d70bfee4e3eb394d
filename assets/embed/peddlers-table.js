/* <peddlers-table demo="delivering" lang="de" theme="dark"></peddlers-table>: a table of Peddler's Table in a
   page of yours. EMBED.md of the project tells all of it; nothing of your page is read. */
import { LOWEST, heightFor, limitOf } from "../boot/height.js";

const VERSION = 1;
const SITE = new URL("./", /** @type {HTMLScriptElement} */ (document.currentScript).src);
const LOOKS = ["lang", "theme"];
const WISHES = ["game", "demo", "record", "seats", "level", "seed", "options"]; // what is to lie there
const KINDS = ["poster", "ready", "height", "event", "ended", "refused"];
const GRANTED = ["fullscreen", "clipboard-write"];
const SCROLLBAR = 24; // pixels: when one comes, nothing jumps
const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox"; // links open, nothing else is let out

class Table extends HTMLElement {
  static observedAttributes = [...LOOKS, ...WISHES, "height"];
  #frame = /** @type {HTMLIFrameElement | null} */ (null);
  #ready = false;
  #open = false; // nobody waits for a tap on the poster
  #width = 0;
  #waiting = /** @type {[string, object][]} */ ([]); // commands until the table is laid
  #hear = (/** @type {MessageEvent} */ event) => this.#heard(event);
  #sizes = new ResizeObserver(() => this.#measure());

  connectedCallback() {
    const frame = document.createElement("iframe");
    frame.setAttribute("part", "frame");
    frame.title = this.title || ["Peddler’s Table", this.getAttribute("game"), this.getAttribute("demo")].filter(Boolean).join(", ");
    frame.loading = "lazy"; // a page may have many of them
    frame.referrerPolicy = "no-referrer";
    frame.allow = GRANTED.map((one) => (this.hasAttribute("sandbox") ? `${one} *` : one)).join("; ");
    if (this.hasAttribute("sandbox")) frame.setAttribute("sandbox", SANDBOX);
    Object.assign(frame.style, { display: "block", width: "100%", border: "0" });
    [this.#frame, this.#ready, this.#width] = [frame, false, 0];
    this.#open = this.hasAttribute("open") || this.#waiting.length > 0;
    window.addEventListener("message", this.#hear);
    // what stands in the element is for who has no scripts
    (this.shadowRoot ?? this.attachShadow({ mode: "open" })).replaceChildren(frame);
    this.#measure();
    this.#sizes.observe(frame);
    this.#lead();
  }

  disconnectedCallback() {
    window.removeEventListener("message", this.#hear);
    this.#sizes.disconnect();
    this.#frame = null;
  }

  attributeChangedCallback(/** @type {string} */ name, /** @type {string} */ before, /** @type {string} */ now) {
    if (!this.#frame || before === now) return;
    if (name === "height") {
      this.#width = -SCROLLBAR;
      this.#measure();
    } else if (!this.#ready) this.#lead();
    else if (LOOKS.includes(name)) this.tell(name, { [name]: now || "" });
    else this.tell("load", this.#wish(WISHES));
  }

  /** A command: load, step, play, lang or theme. A table that is not laid yet is laid for it. */
  tell(/** @type {string} */ command, more = {}) {
    if (this.#ready) return this.#post(command, more);
    this.#waiting.push([command, more]);
    if (this.#open) return;
    this.#open = true;
    this.#lead();
  }

  #post(/** @type {string} */ command, /** @type {object} */ more) {
    const where = this.hasAttribute("sandbox") ? "*" : SITE.origin;
    this.#frame?.contentWindow?.postMessage({ ...more, peddlers: VERSION, do: command }, where);
  }

  #wish(/** @type {string[]} */ names) {
    return Object.fromEntries(names.filter((name) => this.getAttribute(name)).map((name) => [name, this.getAttribute(name)]));
  }

  /** To the poster, or to the table. */
  #lead() {
    if (!this.#frame) return;
    const wishes = { ...this.#wish([...LOOKS, ...WISHES]), height: String(this.#limit()), ...(this.#open ? { open: "" } : {}) };
    this.#frame.src = new URL(`./embed.html?${new URLSearchParams(wishes)}`, SITE).href;
  }

  /** The window is enough for all of it, unless the page says more. */
  #limit() {
    const most = limitOf(this.getAttribute("height"));
    return most === Infinity ? Math.max(LOWEST, window.innerHeight) : most;
  }

  /** One height for all that may lie there, from the beginning; another one only for another width. */
  #measure() {
    const width = Math.round(this.#frame?.getBoundingClientRect().width ?? 0);
    if (!this.#frame || (Math.abs(width - this.#width) < SCROLLBAR && this.#frame.style.height)) return;
    this.#width = width;
    this.#frame.style.height = `${heightFor(width, this.#limit())}px`;
  }

  #heard(/** @type {MessageEvent} */ { source, origin, data }) {
    const mine = this.hasAttribute("sandbox") ? "null" : SITE.origin;
    if (!this.#frame || source !== this.#frame.contentWindow || origin !== mine) return;
    if (data?.peddlers !== VERSION || !KINDS.includes(data.kind)) return;
    if (typeof data.title === "string" && !this.title) this.#frame.title = data.title;
    if (data.kind === "poster") this.#ready = false;
    if (data.kind === "ready") {
      [this.#ready, this.#open] = [true, true];
      for (const [command, more] of this.#waiting.splice(0)) this.#post(command, more);
    }
    this.dispatchEvent(new CustomEvent(`peddlers-${data.kind}`, { detail: data, bubbles: true }));
  }
}

customElements.define("peddlers-table", Table);
