import type { Four } from './four.ts';
import { joined } from './four.ts';
import type { Random } from './random.ts';
import { deckOf } from './random.ts';
import { circumstances, places } from './texts/title-parts.ts';

/**
 * A dealer of titles: about four in ten are whole ones, the others a place and a circumstance. Two dealers of different
 * halves never make the same title of two parts.
 */
export function titlesOf(random: Random, whole: readonly Four[], half: 0 | 1): () => Four {
  const nextWhole = deckOf(random, whole);
  const pairs = pairsOf(random, half);
  return () => (random.chance(0.4) ? nextWhole() : joined(nextPair(pairs), ', '));
}

/** The title whose English form is given; throws when there is none. */
export function titleNamed(titles: readonly Four[], english: string): Four {
  const found = titles.find(([, en]) => en === english);
  if (!found) throw new RangeError(`There is no title "${english}"; titles by hand name one of the list.`);
  return found;
}

/**
 * Every pair of one half in rounds in which no place and no circumstance comes twice, so that neighbours differ. Each
 * round shifts the circumstances against the places; the halves take the even and the odd shifts.
 */
function* pairsOf(random: Random, half: 0 | 1): Generator<[Four, Four], undefined> {
  const shifts = random.shuffled(circumstances.map((_, shift) => shift).filter((shift) => shift % 2 === half));
  for (const shift of shifts) {
    for (const [at, place] of random.shuffled([...places.entries()])) {
      const circumstance = circumstances[(at + shift) % circumstances.length];
      if (circumstance) yield [place, circumstance];
    }
  }
}

function nextPair(pairs: Iterator<[Four, Four], undefined>): [Four, Four] {
  const { value } = pairs.next();
  if (!value) throw new RangeError('No pair of places and circumstances is left; add some to texts/title-parts.ts.');
  return value;
}
