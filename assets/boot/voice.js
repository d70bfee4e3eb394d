/* What is to be done is read aloud, for children who cannot read yet: off until it is switched on, and only where the
   device itself has a voice for the language of the page, so that no word leaves it. Else the switch is not shown. */
import { stored } from "./storage.js";

const html = document.documentElement;
const { speechSynthesis: speech } = window;
let spoken = "";

const voice = () => speech.getVoices().find(({ lang, localService }) => localService && lang.slice(0, 2) === html.lang.slice(0, 2));

function offer() {
  html.toggleAttribute("data-voice", Boolean(voice()));
}

function tell() {
  offer(); // the language may be another one
  const on = stored("aloud") === "yes" && voice();
  // in a lesson it says what is to be done, until a question has to be answered
  const asked = document.getElementById("yes") ? null : document.querySelector("#lesson p");
  const prompt = (on && (asked ?? document.getElementById("prompt"))?.textContent.trim()) || "";
  if (prompt === spoken) return;
  spoken = prompt;
  speech.cancel();
  if (prompt && on) speech.speak(Object.assign(new SpeechSynthesisUtterance(prompt), { voice: on, lang: on.lang }));
}

if (speech) {
  offer();
  speech.addEventListener?.("voiceschanged", offer);
  document.addEventListener("peddlers:shown", tell);
  document.addEventListener("peddlers:setting", tell);
}
