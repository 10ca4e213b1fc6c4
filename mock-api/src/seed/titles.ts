import type { TranslationTuple } from './translations.ts';
import { joinTranslations } from './translations.ts';
import type { Random } from './random.ts';
import { deckOf } from './random.ts';
import { circumstances, places } from './texts/title-parts.ts';

/**
 * Returns a generator of titles: about 40 % are complete ones, the others combine a place and a circumstance. Generators of
 * different halves never combine the same title.
 */
export function titlesOf(random: Random, whole: readonly TranslationTuple[], half: 0 | 1): () => TranslationTuple {
  const nextWhole = deckOf(random, whole);
  const pairs = pairsOf(random, half);
  return () => (random.chance(0.4) ? nextWhole() : joinTranslations(nextPair(pairs), ', '));
}

/** The title with this English text; throws if there is none. */
export function titleNamed(titles: readonly TranslationTuple[], english: string): TranslationTuple {
  const title = titles.find(([, en]) => en === english);
  if (!title) throw new RangeError(`There is no title "${english}"; fixed titles must be in the list.`);
  return title;
}

/**
 * All pairs of one half, in rounds without repeated places or circumstances, so that consecutive titles differ. Each round
 * shifts the circumstances against the places; the halves use even and odd shifts.
 */
function* pairsOf(random: Random, half: 0 | 1): Generator<[TranslationTuple, TranslationTuple], undefined> {
  const shifts = random.shuffled(circumstances.map((_, shift) => shift).filter((shift) => shift % 2 === half));
  for (const shift of shifts) {
    for (const [at, place] of random.shuffled([...places.entries()])) {
      const circumstance = circumstances[(at + shift) % circumstances.length];
      if (circumstance) yield [place, circumstance];
    }
  }
}

function nextPair(
  pairs: Iterator<[TranslationTuple, TranslationTuple], undefined>,
): [TranslationTuple, TranslationTuple] {
  const { value } = pairs.next();
  if (!value) throw new RangeError('No pair of places and circumstances is left; add some to texts/title-parts.ts.');
  return value;
}
