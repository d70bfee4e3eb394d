"use strict";
/* <peddlers-table demo="delivering" lang="de" theme="dark"></peddlers-table>: a table of Peddler's Table in a page of
   yours. EMBED.md of the project tells all of it; nothing of your page is read. */
(() => {
  const VERSION = 1;
  const SITE = new URL("./", document.currentScript.src);
  const WISHES = ["game", "demo", "lang", "theme"]; // attributes that the frame is told
  const KINDS = ["ready", "height", "event", "ended", "refused"];
  const HIGHEST = 4000; // pixels

  class Table extends HTMLElement {
    static observedAttributes = WISHES;
    #frame = null;
    #ready = false;
    #hear = (event) => this.#heard(event);

    connectedCallback() {
      const wishes = WISHES.filter((name) => this.getAttribute(name)).map((name) => [name, this.getAttribute(name)]);
      const frame = document.createElement("iframe");
      frame.title = this.title || "Peddler’s Table";
      frame.loading = "lazy"; // a page may have many of them
      frame.referrerPolicy = "no-referrer";
      if (this.hasAttribute("sandbox")) frame.setAttribute("sandbox", "allow-scripts");
      Object.assign(frame.style, { display: "block", width: "100%", height: "640px", border: "0" });
      frame.src = new URL(`./embed.html?${new URLSearchParams(wishes)}`, SITE);
      this.#frame = frame;
      this.#ready = false;
      window.addEventListener("message", this.#hear);
      this.replaceChildren(frame);
    }

    disconnectedCallback() {
      window.removeEventListener("message", this.#hear);
      this.#frame = null;
    }

    attributeChangedCallback(name, before, now) {
      if (!this.#ready || before === now) return;
      if (name === "lang" || name === "theme") this.tell(name, { [name]: now || "" });
      else this.tell("load", { game: this.getAttribute("game") || "", demo: this.getAttribute("demo") || "" });
    }

    /** A command: load, step, play, lang or theme. It is heard once `peddlers-ready` has come. */
    tell(command, more = {}) {
      const where = this.hasAttribute("sandbox") ? "*" : SITE.origin;
      this.#frame?.contentWindow?.postMessage({ ...more, peddlers: VERSION, do: command }, where);
    }

    #heard({ source, origin, data }) {
      const mine = this.hasAttribute("sandbox") ? "null" : SITE.origin;
      if (!this.#frame || source !== this.#frame.contentWindow || origin !== mine) return;
      if (data?.peddlers !== VERSION || !KINDS.includes(data.kind)) return;
      if (data.kind === "height" && data.height > 0) this.#frame.style.height = `${Math.min(data.height, HIGHEST)}px`;
      if (data.kind === "ready") this.#ready = true;
      this.dispatchEvent(new CustomEvent(`peddlers-${data.kind}`, { detail: data, bubbles: true }));
    }
  }

  customElements.define("peddlers-table", Table);
})();
