import { searchWords } from '@lounge/locale';
import distanceBetween from 'damerau-levenshtein';
import { endOfBeginning } from '../../world/end-of-beginning.ts';
import { reversed } from '../../world/search-word.ts';
import type { Caller, World } from '../../world/world.ts';
import { findsAnything } from './find.ts';
import type { SearchPorts } from './ports.ts';
import { joinsOf } from './search-terms.ts';
import { hasWordIn, wordsBeginningLike, wordsOfEnding } from './word-statements.ts';

/** The fewest letters of a word that is corrected; shorter ones are near to everything. */
const fewestLetters = 3;
/** From this length on two letters may differ. */
const lettersForTwo = 6;
/** The last letters that a word with a wrong beginning shares. */
const sharedEnd = 3;
/** The most corrections of one word. */
const mostOfWord = 3;

/** A word of documents as a correction of another. */
interface Correction {
  readonly spelled: string;
  readonly changes: number;
  readonly count: number;
  /** Of as many changes, those that keep the first letter are likelier, and those that only move letters. */
  readonly likeness: number;
}

const sortedLetters = (word: string): string => Array.from(word).toSorted().join('');

const likenessOf = (one: string, other: string): number =>
  (one.charAt(0) === other.charAt(0) ? 2 : 0) + (sortedLetters(one) === sortedLetters(other) ? 1 : 0);

/** The most frequent words of about the same length that share the first letter, begin with the second one, or end alike. */
const comparedWith = async (word: string, allowed: number, { language }: Caller, { tx }: World) => {
  const lengths = { language, least: word.length - allowed, most: word.length + allowed };
  const range = (from: string) => ({ ...lengths, from, to: endOfBeginning(from) });
  const pages = await Promise.all([
    wordsBeginningLike.all(tx, range(word.slice(0, 1))),
    wordsBeginningLike.all(tx, range(word.slice(1, 2))),
    wordsOfEnding.all(tx, range(reversed(word.slice(-sharedEnd)))),
  ]);
  return [...new Map(pages.flat().map((row) => [row.word, row])).values()];
};

/** The words that are nearest to one that no document has; two letters that changed places are one change. */
const correctionsOf = async (word: string, caller: Caller, world: World): Promise<readonly Correction[]> => {
  if (word.length < fewestLetters) return [];
  const allowed = word.length < lettersForTwo ? 1 : 2;
  const compared = await comparedWith(word, allowed, caller, world);
  const near = compared
    .map(({ word: other, spelled, count }) => ({
      spelled,
      count,
      changes: distanceBetween(word, other).steps,
      likeness: likenessOf(word, other),
    }))
    .filter(({ changes }) => changes <= allowed)
    .toSorted((one, other) => one.changes - other.changes || other.likeness - one.likeness || other.count - one.count);
  return near.filter(({ changes }) => changes === near[0]?.changes).slice(0, mostOfWord);
};

/** Whether documents have a word that begins so. */
const isKnown = async (word: string, { language }: Caller, { tx }: World): Promise<boolean> =>
  (await hasWordIn.first(tx, { language, from: word, to: endOfBeginning(word) })) !== null;

/** Two words of a pattern as the one that their reader may have meant: "sterne warte" as "sternwarte". */
const joinedCorrections = async (
  words: readonly string[],
  caller: Caller,
  world: World,
): Promise<readonly string[]> => {
  const corrected = await Promise.all(joinsOf(words).map((join) => correctionsOf(join, caller, world)));
  return corrected.flatMap((corrections, at) =>
    corrections.map(({ spelled }) => [...words.slice(0, at), spelled, ...words.slice(at + 2)].join(' ')),
  );
};

/** Each word that no document has is replaced by the nearest ones. */
const wordCorrections = async (words: readonly string[], caller: Caller, world: World): Promise<readonly string[]> => {
  const options = await Promise.all(
    words.map(async (word) =>
      (await isKnown(word, caller, world))
        ? [word]
        : (await correctionsOf(word, caller, world)).map(({ spelled }) => spelled),
    ),
  );
  if (options.some((each) => each.length === 0)) return [];
  const longest = Math.max(...options.map((each) => each.length));
  return Array.from({ length: longest }, (_, at) => options.map((each) => each[at] ?? each[0] ?? '').join(' '));
};

/** The patterns that a pattern without results may have meant. All of them find something. */
export const correctionsFor = async (
  pattern: string,
  ports: SearchPorts,
  caller: Caller,
  world: World,
): Promise<readonly string[]> => {
  const words = searchWords(pattern);
  const patterns = [
    ...(await wordCorrections(words, caller, world)),
    ...(await joinedCorrections(words, caller, world)),
  ].filter((each) => each !== words.join(' '));
  const found = await Promise.all(patterns.map((each) => findsAnything(each, ports, caller, world)));
  return patterns.filter((_, at) => found[at] === true);
};
