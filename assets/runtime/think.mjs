// The worker: it thinks beside the page, with a Python of its own. A question comes as { number, text, code }: code is
// the address of the mind of its game; the newest question counts, and an empty text means: none. While it thinks it
// says so ten times a second, and hears what else is asked.
import { loadPyodide } from "./interp.mjs";

const SLICE = 100; // milliseconds
const breath = new MessageChannel();
const here = new Map(); // address of code -> a promise: it is unpacked
let number = 0;
let thinking = false;

const python = loadPyodide({});

/** Fetch code once, and unpack it beside what is there. */
function have(address) {
  if (!here.has(address)) here.set(address, unpack(address));
  return here.get(address);
}

async function unpack(address) {
  const [{ unpackArchive, runPython }, packed] = await Promise.all([python, fetch(address).then((answer) => answer.arrayBuffer())]);
  unpackArchive(packed, "zip");
  runPython("import shutil, sys; shutil.unpack_archive('code.zip'); sys.path_importer_cache.clear()");
}

async function study() {
  for (const place of ["../../app.zip", "../../minds.zip"]) await have(new URL(place, import.meta.url).href);
  return (await python).pyimport("ui.minds.study").Study();
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

study().then((mind) => {
  const go = () => {
    try {
      if (thinking) think(mind);
    } catch (error) {
      fail(error);
    }
  };
  breath.port1.onmessage = go;
  onmessage = async ({ data }) => {
    number = data.number;
    try {
      if (data.text) await have(data.code);
    } catch (error) {
      return fail(error);
    }
    if (number !== data.number) return; // the code came too late
    const idle = !thinking;
    mind.ask(data.text);
    thinking = data.text !== "";
    if (idle) go();
  };
  postMessage({ number, text: "", share: 0 });
}, fail);
