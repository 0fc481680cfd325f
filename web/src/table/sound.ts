/** Three small sounds, made on the spot; silent unless the reader turned them on. */
import { sound } from "../app/settings";

type Sound = "dice" | "move" | "turn";
let context: AudioContext | null = null;

export function play(name: Sound): void {
  if (sound.peek() !== "on") return;
  context ??= new AudioContext();
  if (name === "dice") for (const [i, at] of [0, 0.09, 0.2, 0.34].entries()) knock(context, at, 0.12 - i * 0.02);
  else if (name === "move") knock(context, 0, 0.05);
  else for (const [i, pitch] of [523, 659].entries()) tone(context, i * 0.14, pitch);
}

/** A short burst of noise through a filter: wood on wood. */
function knock(audio: AudioContext, after: number, loud: number): void {
  const length = Math.round(audio.sampleRate * 0.04);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = 900;
  const gain = audio.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(audio.currentTime + after);
}

function tone(audio: AudioContext, after: number, pitch: number): void {
  const start = audio.currentTime + after;
  const oscillator = audio.createOscillator();
  oscillator.frequency.value = pitch;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(0.08, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.32);
}
