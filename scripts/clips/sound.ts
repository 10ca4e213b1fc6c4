/** Synthesizes quiet sounds from sines and noise that loop seamlessly. */
import type { ClipName } from '../../mock-api/src/media/clips.ts';
import { wavOf } from './wav.ts';

/** Samples per second. */
const rate = 48_000;

type Random = () => number;
type Track = Float32Array;

const seeded = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
};

/** Rounds a frequency to a whole number of waves in the loop, so that it is seamless. */
const loopFrequency = (hertz: number, seconds: number) => Math.round(hertz * seconds) / seconds;

/** Adds a sustained chord whose voices swell one after the other. */
function addPad(to: Track, chord: readonly number[], seconds: number, channel: number): void {
  for (const [voice, hertz] of chord.entries()) {
    const turns = loopFrequency(hertz * (1 + channel * 0.0015), seconds) * Math.PI * 2;
    for (let at = 0; at < to.length; at++) {
      const time = at / rate;
      const swell = 0.55 + 0.45 * Math.sin(Math.PI * 2 * (time / seconds + voice / chord.length));
      to[at] = (to[at] ?? 0) + (Math.sin(time * turns) + 0.25 * Math.sin(2 * time * turns)) * swell * 0.035;
    }
  }
}

/** Brown noise: each sample a step from the last; `softness` near 1 is dark wind, lower is rain. */
function noise(length: number, random: Random, softness: number): Track {
  const track = new Float32Array(length);
  let last = 0;
  for (let at = 0; at < length; at++) {
    last = last * softness + (random() * 2 - 1) * (1 - softness);
    track[at] = last;
  }
  const loudest = track.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  return track.map((value) => value / loudest);
}

/** Adds noise whose end fades into its start; it swells `swells` times in the loop. */
function addNoise(to: Track, random: Random, { softness = 0.98, level = 0.1, swells = 1 }): void {
  const overlap = rate;
  const samples = noise(to.length + overlap, random, softness);
  for (let at = 0; at < to.length; at++) {
    const share = Math.min(1, at / overlap);
    const tail = at < overlap ? (samples[to.length + at] ?? 0) * Math.sqrt(1 - share) : 0;
    const swell = 0.7 + 0.3 * Math.sin((Math.PI * 2 * at * swells) / to.length);
    to[at] = (to[at] ?? 0) + ((samples[at] ?? 0) * Math.sqrt(share) + tail) * swell * level;
  }
}

/** Adds short plucked tones at random times. */
function addDrops(to: Track, random: Random, scale: readonly number[], count: number): void {
  for (let drop = 0; drop < count; drop++) {
    const from = Math.floor(random() * to.length);
    const hertz = scale[Math.floor(random() * scale.length)] ?? 440;
    const level = 0.03 + random() * 0.03;
    for (let at = 0; at < rate * 1.5; at++) {
      const index = (from + at) % to.length;
      const fading = Math.exp(-at / (rate * 0.25)) * Math.min(1, at / 200);
      to[index] = (to[index] ?? 0) + Math.sin((Math.PI * 2 * hertz * at) / rate) * fading * level;
    }
  }
}

const makers: Readonly<Record<ClipName, (to: Track, seconds: number, channel: number) => void>> = {
  curtain: (to, seconds, channel) => {
    addPad(to, [110, 164.8, 220, 277.2], seconds, channel);
    addNoise(to, seeded(3 + channel), { softness: 0.995, level: 0.05 });
  },
  leaves: (to, seconds, channel) => {
    addNoise(to, seeded(11 + channel), { softness: 0.6, level: 0.09, swells: 2 });
    addPad(to, [98, 146.8], seconds, channel);
  },
  bloom: (to, seconds, channel) => {
    addPad(to, [130.8, 196, 246.9], seconds, channel);
    addDrops(to, seeded(23), [523.3, 587.3, 659.3, 784, 880], 7);
  },
  dunes: (to, seconds, channel) => {
    addNoise(to, seeded(37 + channel), { softness: 0.992, level: 0.2 });
    addPad(to, [82.4, 123.5], seconds, channel);
  },
};

/** Returns the sound of a clip as a WAV file. */
export function soundOf(name: ClipName, seconds: number): Buffer {
  const channels = [0, 1].map((channel) => {
    const track = new Float32Array(rate * seconds);
    makers[name](track, seconds, channel);
    return track;
  });
  return wavOf(channels[0] ?? new Float32Array(), channels[1] ?? new Float32Array(), rate);
}
