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
  const pairs = places.flatMap((place, row) =>
    circumstances.filter((_, column) => (row + column) % 2 === half).map((circumstance) => [place, circumstance]),
  );
  const nextWhole = deckOf(random, whole);
  const nextPair = deckOf(random, pairs);
  return () => (random.chance(0.4) ? nextWhole() : joined(nextPair(), ', '));
}

/** The title whose English form is given; throws when there is none. */
export function titleNamed(titles: readonly Four[], english: string): Four {
  const found = titles.find(([, en]) => en === english);
  if (!found) throw new RangeError(`There is no title "${english}"; titles by hand name one of the list.`);
  return found;
}
