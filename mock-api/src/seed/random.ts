import { seededRandom } from '../world/seeded-random.ts';

/** A deterministic random generator, the same on every machine. */
export interface Random {
  /** The next number: 0 or more, less than 1. */
  next(): number;
  /** An integer between the two, both included. */
  int(from: number, to: number): number;
  /** True with this probability, 0 to 1. */
  chance(probability: number): boolean;
  /** A random item; throws for an empty list. */
  pick<T>(list: readonly T[]): T;
  /** A random item by weight; throws if no weight is positive. */
  weighted<T>(list: readonly T[], weightOf: (item: T) => number): T;
  /** A shuffled copy. */
  shuffled<T>(list: readonly T[]): T[];
}

/** Creates a generator for a seed. */
export function randomOf(seed: string): Random {
  const next = seededRandom(hash(seed));
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('Nothing can be picked from an empty list; give at least one item.');
    return list[int(0, list.length - 1)] as T;
  };
  const weighted = <T>(list: readonly T[], weightOf: (item: T) => number): T => {
    const weights = list.map((item) => Math.max(0, weightOf(item)));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    if (!(total > 0)) throw new RangeError('No item has a positive weight; give at least one item a weight.');
    let rest = next() * total;
    const at = weights.findIndex((weight) => (rest -= weight) < 0);
    return list[at === -1 ? weights.findLastIndex((weight) => weight > 0) : at] as T;
  };
  const shuffled = <T>(list: readonly T[]): T[] => {
    const copy = [...list];
    for (let at = copy.length - 1; at > 0; at -= 1) {
      const other = int(0, at);
      [copy[at], copy[other]] = [copy[other] as T, copy[at] as T];
    }
    return copy;
  };
  return { next, int, chance: (probability) => next() < probability, pick, weighted, shuffled };
}

/** Returns a function that returns every item once, in random order, before it repeats any. */
export function deckOf<T>(random: Random, list: readonly T[]): () => T {
  let rest: T[] = [];
  return () => {
    if (rest.length === 0) rest = random.shuffled(list);
    const dealt = rest.pop();
    if (dealt === undefined) throw new RangeError('A deck needs at least one item.');
    return dealt;
  };
}

function hash(text: string): number {
  let state = 0x811c9dc5;
  for (const unit of text) state = Math.imul(state ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return state >>> 0;
}
