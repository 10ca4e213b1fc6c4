import { searchPatternOf, searchWords, spelledWordsOf } from '@lounge/locale';
import { endOfBeginning } from '../../world/end-of-beginning.ts';
import { foldedStem, reversed } from '../../world/search-word.ts';
import type { WordQuery } from '../../world/word-query.ts';
import type { Caller, World } from '../../world/world.ts';
import { wordsByKeys, wordsByStems, wordsEndingLike } from './word-statements.ts';

/** Languages that write a compound as one word. */
const compounding: ReadonlySet<string> = new Set(['de', 'nl']);
/** The fewest letters of each part of a compound. */
const fewestInPart = 3;
/** The fewest letters of a word that is looked for at the end of others. */
const fewestAtEnd = 4;

/** Two parts of a word. */
type Split = readonly [head: string, tail: string];

const splitsOf = (word: string): readonly Split[] =>
  Array.from({ length: Math.max(0, word.length - 2 * fewestInPart + 1) }, (_, at) => [
    word.slice(0, at + fewestInPart),
    word.slice(at + fewestInPart),
  ]);

/** Each two words that follow each other, written as one. */
export const joinsOf = (words: readonly string[]): readonly string[] =>
  words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`);

/** How often documents have words of a language, by word. */
const countsOf = async (
  words: readonly string[],
  { language }: Caller,
  { tx }: World,
): Promise<ReadonlyMap<string, number>> => {
  if (words.length === 0) return new Map();
  const keys = JSON.stringify(words.map((word) => `${language} ${word}`));
  return new Map((await wordsByKeys.all(tx, { keys })).map(({ word, count }) => [word, count]));
};

/** The forms of each word: those that share its stem. */
const formsOf = async (pattern: string, words: readonly string[], { language }: Caller, { tx }: World) => {
  const spellings = spelledWordsOf(searchPatternOf(pattern));
  const stems = new Map(words.map((word) => [word, foldedStem(spellings.get(word) ?? word, language)]));
  const long = [...new Set(stems.values())].filter((stem) => stem.length >= fewestInPart);
  const rows = long.length === 0 ? [] : await wordsByStems.all(tx, { language, stems: JSON.stringify(long) });
  return (word: string): readonly string[] =>
    rows.flatMap((row) => (row.stem === stems.get(word) && !row.word.startsWith(word) ? [row.word] : []));
};

/** Compounds that end with a word, in languages that have them. */
const compoundsOf = async (word: string, { language }: Caller, { tx }: World): Promise<readonly string[]> => {
  if (!compounding.has(language) || word.length < fewestAtEnd) return [];
  const from = reversed(word);
  const least = word.length + fewestInPart;
  return (await wordsEndingLike.all(tx, { language, from, to: endOfBeginning(from), least })).map((row) => row.word);
};

/** The two words of which a pattern's word is written together, where no document writes it so; the most frequent of them. */
const splitOf = (word: string, counts: ReadonlyMap<string, number>): Split | undefined => {
  if (counts.has(word)) return undefined;
  const leastOf = (split: Split): number => Math.min(...split.map((part) => counts.get(part) ?? 0));
  const [best] = splitsOf(word).toSorted((one, other) => leastOf(other) - leastOf(one));
  return best !== undefined && leastOf(best) > 0 ? best : undefined;
};

/** The conditions of a pattern. */
export interface SearchTerms {
  /** Each word of the pattern begins a word of what is found. */
  readonly exact: WordQuery;
  /** Beside it what means the same; null without such a thing. */
  readonly wide: WordQuery | null;
}

const anyOf = (first: WordQuery, others: readonly WordQuery[]): WordQuery =>
  others.length === 0 ? first : { any: [first, ...others] };

/**
 * The conditions of a pattern in the caller's language. Another form of a word, the end of a compound, two words that a compound joins and one
 * that joins two mean the same. Null without a word.
 */
export const searchTermsOf = async (pattern: string, caller: Caller, world: World): Promise<SearchTerms | null> => {
  const words = searchWords(pattern);
  if (words.length === 0) return null;
  const joins = joinsOf(words);
  const asked = [...new Set([...words, ...joins, ...words.flatMap((word) => splitsOf(word).flat())])];
  const [counts, formOf, compounds] = await Promise.all([
    countsOf(asked, caller, world),
    formsOf(pattern, words, caller, world),
    Promise.all(words.map((word) => compoundsOf(word, caller, world))),
  ]);
  const others = words.map((word, at): readonly WordQuery[] => {
    const split = splitOf(word, counts);
    return [
      ...[...formOf(word), ...(compounds[at] ?? [])].map((is) => ({ is })),
      ...(split === undefined ? [] : [{ all: [{ is: split[0] }, { begins: split[1] }] }]),
    ];
  });
  const terms = words.map((word, at) => anyOf({ begins: word }, others[at] ?? []));
  const joined = joins.flatMap((join, at) =>
    counts.has(join) ? [{ all: [...terms.slice(0, at), { begins: join }, ...terms.slice(at + 2)] }] : [],
  );
  const isWide = joined.length > 0 || others.some((each) => each.length > 0);
  return {
    exact: { all: words.map((begins) => ({ begins })) },
    wide: isWide ? anyOf({ all: terms }, joined) : null,
  };
};
