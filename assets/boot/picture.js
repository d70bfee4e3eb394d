/* A drawing becomes a picture file: with the colours, symbols and letters of the page in it, since the picture stands
   alone. It is given to the system's own way of sharing, where there is one for files; else it is kept as a file. */
import { tell } from "./tell.js";

/** The colours of the day table, whatever the theme: a picture is looked at elsewhere. */
function filled(/** @type {string} */ markup) {
  const day = Object.assign(document.createElement("i"), { hidden: true });
  day.dataset.theme = "light";
  document.body.append(day);
  const values = getComputedStyle(day);
  const resolved = markup.replace(/var\((--[\w-]+)\)/g, (own, token) => values.getPropertyValue(token).trim() || own);
  day.remove();
  return resolved;
}

/** Every symbol that a drawing names, and those that these name. */
function symbols(/** @type {string} */ markup, found = new Map()) {
  for (const [, id] of markup.matchAll(/href="#([\w-]+)"/g)) {
    const symbol = document.getElementById(id);
    if (!symbol || found.has(id)) continue;
    found.set(id, symbol.outerHTML);
    symbols(symbol.outerHTML, found);
  }
  return found;
}

/** The upright letters of the page, as they are written in its styles, in the text itself. */
async function letters() {
  const faces = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href })));
  const fonts = faces.filter(({ rule }) => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue("font-style") !== "italic");
  return (await Promise.all(fonts.map(async ({ rule, base }) => {
    const { style } = /** @type {CSSFontFaceRule} */ (rule);
    const [, address] = style.getPropertyValue("src").match(/url\("?([^")]+)"?\)/);
    const url = new URL(address, base || document.baseURI).href;
    const kept = url.startsWith("data:") ? url : await inText(await (await fetch(url)).blob());
    return `@font-face { font-family: ${style.getPropertyValue("font-family")}; font-weight: ${style.getPropertyValue("font-weight")}; src: url("${kept}"); }`;
  }))).join("\n");
}

/** @returns {Promise<string>} */
const inText = (/** @type {Blob} */ blob) => new Promise((done, fail) => {
  const reader = new FileReader();
  reader.onload = () => done(String(reader.result));
  reader.onerror = () => fail(reader.error);
  reader.readAsDataURL(blob);
});

async function drawn(/** @type {string} */ markup) {
  const all = `<defs>${[...symbols(markup).values()].join("")}</defs>`;
  const faces = await letters().catch(() => ""); // without them the system's own do
  const whole = filled(markup.replace(/<\/svg>$/, `${all}</svg>`)).replace("<style>", `<style>${faces}`);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(whole)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.naturalWidth, height: image.naturalHeight });
  canvas.getContext("2d").drawImage(image, 0, 0);
  /** @type {Blob} */
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  return blob;
}

function keep(/** @type {File} */ file) {
  if (origin === "null" && parent !== window) return tell("unsaved"); // a sandbox drops it without a word
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: file.name });
  link.click();
  URL.revokeObjectURL(link.href);
}

export async function picture(/** @type {string} */ name, /** @type {string} */ markup) {
  const file = new File([await drawn(markup)], name, { type: "image/png" });
  if (!navigator.canShare?.({ files: [file] })) return keep(file);
  return navigator.share({ files: [file] }).catch((error) => error.name === "AbortError" || keep(file)); // aborted: nobody wants it
}
