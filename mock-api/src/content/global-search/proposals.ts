import { searchPatternOf, searchWords, wordsOf } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { searchTag } from '@lounge/protocol/content/global-search';
import { localized } from '../../wire/localized.ts';
import type { Caller, World } from '../../world/world.ts';
import type { Row } from '../../world/tables.ts';
import { allTags, namesBetween, patternsBetween, slugsLike } from './statements.ts';

/** From how many searches on a pattern is proposed to others. @assumed So that nobody reads what one visitor typed. */
const leastSearches = 3;

/** The most proposals of a typed search. */
export const mostProposals = 5;

const tagOf = (row: Row<'tag'>, caller: Caller): Infer<typeof searchTag> => ({
  id: row.key,
  name: localized(row.name, caller),
  count: row.videoCount,
});

/** The tags with the most videos. */
export const mostUsedTags = async (first: number, caller: Caller, { tx }: World) =>
  (await allTags(tx)).slice(0, first).map((row) => tagOf(row, caller));

/** Tags whose name has words that begin like each word of a pattern. */
export const tagsLike = async (pattern: string, first: number, caller: Caller, { tx }: World) => {
  const beginnings = searchWords(pattern);
  if (beginnings.length === 0) return [];
  const tags = (await allTags(tx)).map((row) => tagOf(row, caller));
  return tags
    .filter(({ name }) => beginnings.every((each) => wordsOf(name).some((word) => word.startsWith(each))))
    .slice(0, first);
};

/** Patterns that enough visitors searched for and that begin like one. */
const patternsLike = async (pattern: string, first: number, { language }: Caller, { tx }: World) => {
  const from = searchPatternOf(pattern);
  const rows = await patternsBetween.all(tx, { language, from, to: `${from}\u{10FFFF}`, least: leastSearches, first });
  return rows.map(({ pattern: each }) => each);
};

/** Names of performers that begin like a pattern. */
const namesLike = async (pattern: string, first: number, { tx }: World) => {
  const { from, to } = slugsLike(pattern);
  return from === '' ? [] : (await namesBetween.all(tx, { from, to, first })).map(({ name }) => name);
};

/** The fewest changes of a letter that make one word of another; two letters that changed places are one change. */
const distanceOf = (one: string, other: string): number => {
  const rows = Array.from({ length: one.length + 1 }, (_, at) => [at]);
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let column = 1; column <= other.length; column += 1) rows[0]?.push(column);
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const least = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
      );
      rows[row]?.push(isSwapped ? Math.min(least, at(row - 2, column - 2) + 1) : least);
    }
  }
  return at(one.length, other.length);
};

/** How many names of performers are compared with a pattern that finds nothing. */
const mostCompared = 100;

/** Names and tags that a pattern without results may have meant: with one changed letter, two from six letters on. */
const nearTo = async (pattern: string, caller: Caller, world: World): Promise<readonly string[]> => {
  const [word] = searchWords(pattern);
  if (word === undefined || word.length < 3) return [];
  const allowed = word.length < 6 ? 1 : 2;
  const [tags, names] = await Promise.all([allTags(world.tx), namesLike(word.slice(0, 2), mostCompared, world)]);
  const changesTo = (text: string): number =>
    Math.min(
      ...wordsOf(text).map((other) =>
        Math.abs(other.length - word.length) > allowed ? Infinity : distanceOf(word, other),
      ),
    );
  return [...names, ...tags.map((row) => localized(row.name, caller))]
    .map((text) => ({ text, changes: changesTo(text) }))
    .filter(({ changes }) => changes <= allowed)
    .toSorted((one, other) => one.changes - other.changes)
    .map(({ text }) => text);
};

const distinct = (texts: readonly string[], pattern: string): string[] => {
  const seen = new Set([searchPatternOf(pattern)]);
  return texts.filter((text) => {
    const key = searchPatternOf(text);
    return seen.has(key) ? false : seen.add(key);
  });
};

/**
 * Patterns that begin like this one: names of performers, tags, and what others searched for; where there is none, what may have been
 * meant. The pattern itself is not among them.
 */
export const proposalsFor = async (pattern: string, first: number, caller: Caller, world: World): Promise<string[]> => {
  if (searchWords(pattern).length === 0) return [];
  const [tags, names, patterns] = await Promise.all([
    tagsLike(pattern, first, caller, world),
    namesLike(pattern, first, world),
    patternsLike(pattern, first, caller, world),
  ]);
  const begun = distinct([...tags.map(({ name }) => name), ...patterns, ...names], pattern);
  if (begun.length > 0 || tags.length > 0 || names.length > 0) return begun.slice(0, first);
  return distinct(await nearTo(pattern, caller, world), pattern).slice(0, first);
};
