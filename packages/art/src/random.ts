/** Returns the next number from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** A 32-bit hash of a text; similar texts have different hashes. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  hash = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** A seeded pseudo-random number generator (mulberry32). */
export function randomFrom(seed: string): Random {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the choices, uniformly distributed. */
export function pick<Choice>(random: Random, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}
