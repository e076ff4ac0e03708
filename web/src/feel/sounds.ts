/** Makes the few soft sounds from sines and noise. */

export type Sound = "set" | "card" | "turn" | "points" | "end" | "short";

interface Note {
  /** Frequency in hertz; without one it is noise, as of paper. */
  tone?: number;
  at: number;
  length: number;
  loud: number;
}

const SOUNDS: Record<Sound, Note[]> = {
  set: [
    { at: 0, length: 0.05, loud: 0.1 },
    { tone: 196, at: 0, length: 0.12, loud: 0.16 },
  ],
  card: [{ at: 0, length: 0.14, loud: 0.12 }],
  turn: [
    { tone: 523.25, at: 0, length: 0.3, loud: 0.08 },
    { tone: 783.99, at: 0.11, length: 0.4, loud: 0.08 },
  ],
  points: [
    { tone: 659.25, at: 0, length: 0.22, loud: 0.08 },
    { tone: 830.61, at: 0.08, length: 0.3, loud: 0.08 },
  ],
  end: [
    { tone: 392, at: 0, length: 1.2, loud: 0.08 },
    { tone: 493.88, at: 0.12, length: 1.2, loud: 0.07 },
    { tone: 587.33, at: 0.24, length: 1.3, loud: 0.07 },
    { tone: 783.99, at: 0.36, length: 1.5, loud: 0.06 },
  ],
  short: [
    { tone: 440, at: 0, length: 0.14, loud: 0.08 },
    { tone: 440, at: 0.2, length: 0.14, loud: 0.08 },
  ],
};
const PAPER_HZ = 1400;
const RISE_S = 0.008;

let context: AudioContext | undefined;

/** Play a sound after so many seconds. */
export function ring(sound: Sound, after = 0): void {
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime + after;
  for (const note of SOUNDS[sound]) strike(context, note, now + note.at);
}

function strike(context: AudioContext, note: Note, at: number): void {
  const source = note.tone ? sine(context, note.tone) : paper(context, note.length);
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(note.loud, at + RISE_S);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + note.length);
  (note.tone ? source : dulled(context, source)).connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + note.length);
}

function sine(context: AudioContext, hertz: number): OscillatorNode {
  const source = context.createOscillator();
  source.frequency.value = hertz;
  return source;
}

function paper(context: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

function dulled(context: AudioContext, source: AudioNode): AudioNode {
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = PAPER_HZ;
  source.connect(filter);
  return filter;
}
