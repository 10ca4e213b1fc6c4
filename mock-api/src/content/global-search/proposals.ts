import { performerSlug, searchPatternOf, searchWords, wordsOf } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { searchTag } from '@lounge/protocol/content/global-search';
import { endOfBeginning } from '../../world/end-of-beginning.ts';
import { localized } from '../../wire/localized.ts';
import type { Caller, World } from '../../world/world.ts';
import type { Row } from '../../world/tables.ts';
import { correctionsFor } from './corrections.ts';
import type { SearchPorts } from './ports.ts';
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
  const rows = await patternsBetween.all(tx, { language, from, to: endOfBeginning(from), least: leastSearches, first });
  return rows.map(({ pattern: each }) => each);
};

/** Names of performers that begin like a pattern. */
const namesLike = async (pattern: string, first: number, { tx }: World) => {
  const { from, to } = slugsLike(pattern);
  return from === '' ? [] : (await namesBetween.all(tx, { from, to, first })).map(({ name }) => name);
};

/** The tag or performer whose name is a pattern, or the only performer whose name begins so; otherwise the pattern. */
const named = async (pattern: string, tags: readonly string[], world: World): Promise<string> => {
  const slug = performerSlug(pattern);
  const names = await namesLike(pattern, 2, world);
  const same = [...tags, ...names].find((each) => performerSlug(each) === slug);
  return same ?? (names.length === 1 ? names[0] : undefined) ?? pattern;
};

/** Patterns that one without results may have meant. */
const meantBy = async (
  pattern: string,
  ports: SearchPorts,
  caller: Caller,
  world: World,
): Promise<readonly string[]> => {
  const corrections = await correctionsFor(pattern, ports, caller, world);
  if (corrections.length === 0) return [];
  const tags = (await allTags(world.tx)).map((row) => localized(row.name, caller));
  return Promise.all(corrections.map((each) => named(each, tags, world)));
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
export const proposalsFor = async (
  pattern: string,
  first: number,
  ports: SearchPorts,
  caller: Caller,
  world: World,
): Promise<string[]> => {
  if (searchWords(pattern).length === 0) return [];
  const [tags, names, patterns] = await Promise.all([
    tagsLike(pattern, first, caller, world),
    namesLike(pattern, first, world),
    patternsLike(pattern, first, caller, world),
  ]);
  const begun = distinct([...tags.map(({ name }) => name), ...patterns, ...names], pattern);
  if (begun.length > 0 || tags.length > 0 || names.length > 0) return begun.slice(0, first);
  return distinct(await meantBy(pattern, ports, caller, world), pattern).slice(0, first);
};
