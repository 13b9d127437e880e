/** Short quiet sounds, synthesized: no file is loaded. Off by default. */

/** A tone: from one pitch to another in hertz, start and duration in seconds, and volume. */
interface Tone {
  kind: OscillatorType | "noise";
  from: number;
  to?: number;
  at?: number;
  lasts: number;
  loud: number;
}

const tone = (from: number, lasts: number, loud: number, at = 0): Tone => ({ kind: "triangle", from, at, lasts, loud });
const noise = (from: number, to: number, lasts: number, loud: number): Tone => ({ kind: "noise", from, to, lasts, loud });

export const SOUNDS = {
  piece: [noise(1800, 900, 0.05, 0.25), tone(240, 0.06, 0.12)],
  card: [noise(5200, 2600, 0.12, 0.1)],
  refusal: [{ kind: "sine", from: 150, to: 110, lasts: 0.16, loud: 0.2 }],
  omen: [tone(196, 0.4, 0.12), tone(392, 0.4, 0.05)],
  lava: [noise(900, 4200, 0.35, 0.12)],
  loss: [noise(160, 60, 0.4, 0.4)],
  rumble: [noise(70, 32, 2.8, 1), noise(140, 50, 1.6, 0.5), { kind: "sine", from: 46, to: 26, lasts: 2.8, loud: 0.5 }],
  gate: [tone(330, 0.07, 0.08), noise(1200, 700, 0.05, 0.16), tone(392, 0.09, 0.08, 0.12)],
  turn: [tone(392, 0.3, 0.1), tone(587, 0.3, 0.1, 0.09)],
  victory: [tone(392, 0.12, 0.1), tone(494, 0.12, 0.1, 0.1), tone(587, 0.12, 0.1, 0.2), tone(784, 0.2, 0.1, 0.3)],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;

function source(audio: AudioContext, { kind, from, to = from, lasts }: Tone, begin: number): AudioNode {
  if (kind !== "noise") {
    const oscillator = new OscillatorNode(audio, { type: kind, frequency: from });
    oscillator.frequency.exponentialRampToValueAtTime(to, begin + lasts);
    oscillator.start(begin);
    oscillator.stop(begin + lasts);
    return oscillator;
  }
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const hiss = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: from, Q: 0.8 });
  filter.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  hiss.connect(filter);
  hiss.start(begin);
  return filter;
}

/** Plays a sound, if the browser allows it. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  for (const each of SOUNDS[sound] as Tone[]) {
    const begin = context.currentTime + (each.at ?? 0);
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(each.loud, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + each.lasts);
    source(context, each, begin).connect(volume).connect(context.destination);
  }
}
