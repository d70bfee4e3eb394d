/* Short soft sounds, made here: off until they are switched on, never the only sign of anything. No sound and no error
   where the browser has none. */
const LOUD = 0.32; // of all that a device can do, at full volume
const GAP = 0.14; // seconds between the sounds of one moment
// name -> tones: what vibrates, Hz at the beginning and the end, seconds of delay and of length, loudness
const SOUNDS = {
  card: [["noise", 2600, 900, 0, 0.09, 0.5]],
  cart: [["noise", 420, 180, 0, 0.16, 0.9], ["noise", 380, 160, 0.17, 0.16, 0.7], ["triangle", 120, 90, 0, 0.3, 0.3]],
  good: [["triangle", 520, 500, 0, 0.12, 0.6], ["noise", 1400, 700, 0, 0.04, 0.4]],
  die: [["noise", 1800, 1500, 0, 0.04, 0.8], ["noise", 1500, 1200, 0.09, 0.04, 0.7], ["noise", 1200, 900, 0.2, 0.06, 0.6]],
  delivery: [["triangle", 523, 523, 0, 0.16, 0.5], ["triangle", 659, 659, 0.1, 0.16, 0.5], ["triangle", 784, 784, 0.2, 0.3, 0.5]],
  turn: [["sine", 660, 660, 0, 0.18, 0.5], ["sine", 880, 880, 0.12, 0.26, 0.4]],
  no: [["triangle", 196, 165, 0, 0.16, 0.6]],
  end: [["triangle", 392, 392, 0, 0.2, 0.5], ["triangle", 523, 523, 0.16, 0.2, 0.5], ["triangle", 659, 659, 0.32, 0.2, 0.5], ["triangle", 784, 784, 0.48, 0.6, 0.5]],
};
const USUAL = 50; // percent, as in ui/settings.py
const on = () => peddlers.stored("sound") === "yes";
const volume = () => Number(peddlers.stored("volume") || USUAL) / 100;
let context = null;
let hiss = null;

/** Browsers let a page sound only after a gesture, so none is made before one. */
function wake() {
  if (!on() || !window.AudioContext) return;
  try {
    context ||= new AudioContext();
    if (context.state === "suspended") context.resume().catch(() => {});
  } catch {
    context = null; // no sound device
  }
}

function noise() {
  if (!hiss) {
    hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  }
  return new AudioBufferSourceNode(context, { buffer: hiss });
}

function tone([kind, from, to, delay, length, loud], start) {
  const begin = start + delay;
  const end = begin + length;
  const gain = new GainNode(context, { gain: 0 });
  const source = kind === "noise" ? noise() : new OscillatorNode(context, { type: kind });
  const filter = kind === "noise" ? new BiquadFilterNode(context, { type: "bandpass", Q: 0.9 }) : null;
  const { frequency } = filter || /** @type {OscillatorNode} */ (source);
  frequency.setValueAtTime(from, begin);
  frequency.exponentialRampToValueAtTime(to, end);
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(LOUD * volume() * loud, begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  (filter ? source.connect(filter) : source).connect(gain).connect(context.destination);
  source.start(begin);
  source.stop(end);
}

export function sound(/** @type {string[]} */ ...names) {
  if (!on() || !volume() || context?.state !== "running") return;
  names.forEach((name, number) => SOUNDS[name]?.forEach((one) => tone(one, context.currentTime + number * GAP)));
}

for (const gesture of ["pointerup", "keydown"]) document.addEventListener(gesture, wake, true);
document.addEventListener("peddlers:setting", ({ detail }) => {
  if (detail === "sound") wake();
  if (detail === "volume") sound("good"); // so loud
});
