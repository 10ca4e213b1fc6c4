/** Quiet sounds that close in a loop, out of sines and noise; nothing is recorded. */
import type { ClipName } from '../../mock-api/src/media/clips.ts';
import { wavOf } from './wav.ts';

/** Samples a second. */
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

/** A whole number of waves in the loop, so that its end meets its beginning. */
const closing = (hertz: number, seconds: number) => Math.round(hertz * seconds) / seconds;

/** Adds a held chord whose voices swell and sink one after the other. */
function addPad(to: Track, chord: readonly number[], seconds: number, ear: number): void {
  for (const [voice, hertz] of chord.entries()) {
    const turns = closing(hertz * (1 + ear * 0.0015), seconds) * Math.PI * 2;
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
  const loudest = track.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return track.map((value) => value / loudest);
}

/** Adds noise whose end was faded into its beginning; it swells `swells` times in the loop. */
function addNoise(to: Track, random: Random, { softness = 0.98, level = 0.1, swells = 1 }): void {
  const overlap = rate;
  const made = noise(to.length + overlap, random, softness);
  for (let at = 0; at < to.length; at++) {
    const share = Math.min(1, at / overlap);
    const tail = at < overlap ? (made[to.length + at] ?? 0) * Math.sqrt(1 - share) : 0;
    const swell = 0.7 + 0.3 * Math.sin((Math.PI * 2 * at * swells) / to.length);
    to[at] = (to[at] ?? 0) + ((made[at] ?? 0) * Math.sqrt(share) + tail) * swell * level;
  }
}

/** Adds short plucked tones here and there. */
function addDrops(to: Track, random: Random, scale: readonly number[], count: number): void {
  for (let drop = 0; drop < count; drop++) {
    const from = Math.floor(random() * to.length);
    const hertz = scale[Math.floor(random() * scale.length)] ?? 440;
    const level = 0.03 + random() * 0.03;
    for (let at = 0; at < rate * 1.5; at++) {
      const place = (from + at) % to.length;
      const fading = Math.exp(-at / (rate * 0.25)) * Math.min(1, at / 200);
      to[place] = (to[place] ?? 0) + Math.sin((Math.PI * 2 * hertz * at) / rate) * fading * level;
    }
  }
}

const makers: Readonly<Record<ClipName, (to: Track, seconds: number, ear: number) => void>> = {
  curtain: (to, seconds, ear) => {
    addPad(to, [110, 164.8, 220, 277.2], seconds, ear);
    addNoise(to, seeded(3 + ear), { softness: 0.995, level: 0.05 });
  },
  leaves: (to, seconds, ear) => {
    addNoise(to, seeded(11 + ear), { softness: 0.6, level: 0.09, swells: 2 });
    addPad(to, [98, 146.8], seconds, ear);
  },
  bloom: (to, seconds, ear) => {
    addPad(to, [130.8, 196, 246.9], seconds, ear);
    addDrops(to, seeded(23), [523.3, 587.3, 659.3, 784, 880], 7);
  },
  dunes: (to, seconds, ear) => {
    addNoise(to, seeded(37 + ear), { softness: 0.992, level: 0.2 });
    addPad(to, [82.4, 123.5], seconds, ear);
  },
};

/** The sound of a clip as a WAV file. */
export function soundOf(name: ClipName, seconds: number): Buffer {
  const ears = [0, 1].map((ear) => {
    const track = new Float32Array(rate * seconds);
    makers[name](track, seconds, ear);
    return track;
  });
  return wavOf(ears[0] ?? new Float32Array(), ears[1] ?? new Float32Array(), rate);
}
