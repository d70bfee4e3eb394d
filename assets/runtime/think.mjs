// The worker: it thinks beside the page, with a Python of its own. A question comes as { number, text }, the newest
// counts, and an empty text means: none. While it thinks it says so ten times a second, and hears what else is asked.
import { loadPyodide } from "./interp.mjs";

const SLICE = 100; // milliseconds
const breath = new MessageChannel();
let number = 0;
let thinking = false;

async function study() {
  const python = await loadPyodide({});
  for (const place of ["../../app.zip", "../../minds.zip"]) {
    const packed = await fetch(new URL(place, import.meta.url));
    python.unpackArchive(await packed.arrayBuffer(), "zip");
  }
  python.runPython("import shutil; shutil.unpack_archive('code.zip')");
  return python.pyimport("ui.minds.study").Study();
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
  onmessage = ({ data }) => {
    const idle = !thinking;
    number = data.number;
    mind.ask(data.text);
    thinking = data.text !== "";
    if (idle) go();
  };
  postMessage({ number, text: "", share: 0 });
}, fail);
