/** A sequence of numbers that its seed alone decides, the same on every machine. */
export interface Random {
  /** The next number: 0 or more, less than 1. */
  next(): number;
  /** A whole number between the two, both included. */
  int(from: number, to: number): number;
  /** True with the probability given, 0 to 1. */
  chance(probability: number): boolean;
  /** One of a list; throws for an empty one. */
  pick<T>(list: readonly T[]): T;
  /** One of a list, likelier the heavier it weighs; throws when nothing weighs more than zero. */
  weighted<T>(list: readonly T[], weightOf: (item: T) => number): T;
  /** The list in another order. */
  shuffled<T>(list: readonly T[]): T[];
}

/** A random sequence for a seed (mulberry32 over a hash of the text). */
export function randomOf(seed: string): Random {
  const next = mulberry32(hash(seed));
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('Nothing can be picked from an empty list; give at least one item.');
    return list[int(0, list.length - 1)] as T;
  };
  const weighted = <T>(list: readonly T[], weightOf: (item: T) => number): T => {
    const weights = list.map((item) => Math.max(0, weightOf(item)));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    if (!(total > 0)) throw new RangeError('Nothing weighs more than zero; give at least one item a weight.');
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

/** A dealer who hands out every item once, in random order, before any comes again. */
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

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
