// The worker: it thinks beside the page, with a Python of its own. A question comes as { number, text, code }: code is
// the address of the mind of its game; the newest question counts, and an empty text means: none. While it thinks it
// says so ten times a second, and hears what else is asked. Code it wants of the page, which knows whether it came whole:
// { wants } is answered by { code, data }.
import { loadPyodide } from "./interp.mjs";

const SLICE = 100; // milliseconds
const breath = new MessageChannel();
const here = new Map(); // address of code -> a promise: it can be imported
const wanted = new Map(); // address of code -> hears its bytes
let number = 0;
let thinking = false;

const python = loadPyodide({});

/** Have code beside what is there. */
function have(address) {
  if (!here.has(address)) here.set(address, add(address));
  return here.get(address);
}

async function add(address) {
  const come = new Promise((take) => wanted.set(address, take));
  postMessage({ number, wants: address });
  const [{ pyimport, toPy }, packed] = await Promise.all([python, come]);
  pyimport("downloaded").add(toPy(packed));
}

async function analyst() {
  const shared = ["../../app.zip", "../../minds.zip"].map((place) => new URL(place, import.meta.url).href);
  await Promise.all(shared.map(have));
  return (await python).pyimport("ui.minds.analyst").Analyst();
}

function think(mind) {
  const until = performance.now() + SLICE;
  let text = "";
  while (!text && performance.now() < until) text = mind.step();
  postMessage({ number, text, share: mind.share });
  thinking = !text;
  if (thinking) breath.port2.postMessage(0); // what was asked meanwhile comes first
}

/** The page does without a worker. */
const fail = (error) => postMessage({ number: -1, text: String(error) });

const mind = analyst();
mind.then(() => postMessage({ number, text: "", share: 0 }), fail);

function go() {
  mind.then((ready) => thinking && think(ready)).catch(fail);
}

async function hear(question) {
  number = question.number;
  if (question.text) await have(question.code);
  if (number !== question.number) return; // the code came too late
  const idle = !thinking;
  (await mind).ask(question.text);
  thinking = question.text !== "";
  if (idle) go();
}

breath.port1.onmessage = go;
onmessage = ({ data }) => {
  if (data.data) wanted.get(data.code)(data.data);
  else hear(data).catch(fail);
};
