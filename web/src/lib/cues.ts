/** Sounds, made on the spot. No cue carries news that the screen does not show. */

import { prefs } from "./prefs.svelte";

export type Cue = "card" | "turn" | "call" | "henchman" | "money" | "steal" | "bluff" | "true" | "end";

let context: AudioContext | null = null;
let playing = 0;

function tone(at: number, pitch: number, length: number, shape: OscillatorType, loud = 0.3): void {
  const audio = context!;
  const osc = audio.createOscillator();
  const gain = audio.createGain();
  osc.type = shape;
  osc.frequency.value = pitch;
  gain.gain.setValueAtTime(loud * prefs.volume, audio.currentTime + at);
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + at + length);
  osc.connect(gain).connect(audio.destination);
  osc.start(audio.currentTime + at);
  osc.stop(audio.currentTime + at + length);
}

function noise(at: number, length: number, pitch: number, loud = 0.3): void {
  const audio = context!;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let k = 0; k < data.length; k++) data[k] = (Math.random() * 2 - 1) * (1 - k / data.length) ** 2;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud * prefs.volume;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(audio.currentTime + at);
}

const CUES: Record<Cue, { length: number; play: () => void }> = {
  card: { length: 80, play: () => noise(0, 0.08, 1800) },
  turn: { length: 400, play: () => tone(0, 1180, 0.4, "triangle", 0.2) },
  call: { length: 60, play: () => noise(0, 0.06, 3200) },
  henchman: { length: 120, play: () => noise(0, 0.12, 180, 0.6) },
  money: { length: 150, play: () => [0, 0.06].forEach((at) => tone(at, at ? 2650 : 2200, 0.09, "triangle", 0.15)) },
  steal: { length: 350, play: () => [0, 0.08, 0.16, 0.26].forEach((at) => noise(at, 0.05, at > 0.2 ? 300 : 2600)) },
  bluff: { length: 200, play: () => tone(0, 330, 0.2, "sine", 0.4) },
  true: { length: 200, play: () => tone(0, 660, 0.2, "sine", 0.4) },
  end: {
    length: 5000,
    play: () =>
      [392, 494, 587, 784, 659, 587, 494, 587, 784, 880, 988, 784, 587, 494, 392].forEach((pitch, k) =>
        tone(k * 0.3, pitch, 0.5, "triangle", 0.15),
      ),
  },
};

export function sound(name: Cue): void {
  if (playing >= 2 || (document.hidden && name !== "turn")) return;
  try {
    context ??= new AudioContext();
    playing += 1;
    setTimeout(() => (playing -= 1), CUES[name].length);
    CUES[name].play();
  } catch {
    prefs.sound = false;
  }
}
