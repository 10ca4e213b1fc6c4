import type { TranslationTuple } from './translations.ts';
import { joinTranslations } from './translations.ts';
import type { Random } from './random.ts';
import { deckOf } from './random.ts';
import type { PeopleGroup } from './people.ts';
import { circumstances, moreCircumstances, morePlaces, places } from './texts/title-parts.ts';

interface TitleParts {
  readonly places: readonly TranslationTuple[];
  readonly circumstances: readonly TranslationTuple[];
}

/** The parts of titles by group of performers. */
const titleParts: Readonly<Record<PeopleGroup['name'], TitleParts>> = {
  '': { places, circumstances },
  'later/': { places: morePlaces, circumstances: moreCircumstances },
};

/** The titles of a group of performers. */
interface TitleSource {
  readonly group: PeopleGroup['name'];
  readonly whole: readonly TranslationTuple[];
  readonly half: 0 | 1;
}

/**
 * Returns a generator of titles: about 40 % are complete ones, the others combine a place and a circumstance. Generators of
 * different halves or groups never combine the same title.
 */
export function titlesOf(random: Random, { group, whole, half }: TitleSource): () => TranslationTuple {
  const nextWhole = deckOf(random, whole);
  const pairs = pairsOf(random, titleParts[group], half);
  return () => (random.chance(0.4) ? nextWhole() : joinTranslations(nextPair(pairs), ', '));
}

/** The titles that no content of a performer has as a fixed one. `fixed` is by slug, with English titles. */
export function unfixedTitles(
  titles: readonly TranslationTuple[],
  fixed: Readonly<Record<string, readonly { readonly title: string }[]>>,
): readonly TranslationTuple[] {
  const taken = new Set(Object.values(fixed).flatMap((contents) => contents.map(({ title }) => title)));
  return titles.filter(([, en]) => !taken.has(en));
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
function* pairsOf(
  random: Random,
  { places: from, circumstances: closing }: TitleParts,
  half: 0 | 1,
): Generator<[TranslationTuple, TranslationTuple], undefined> {
  const shifts = random.shuffled(closing.map((_, shift) => shift).filter((shift) => shift % 2 === half));
  for (const shift of shifts) {
    for (const [at, place] of random.shuffled([...from.entries()])) {
      const circumstance = closing[(at + shift) % closing.length];
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
