import type { SearchConditions } from '@lounge/protocol/content/actor-search';

/** Conditions of a category and of the search itself, which must both hold; of two ages or prices that of the search counts. */
export const merged = (one: SearchConditions, other: SearchConditions): SearchConditions => ({
  flags: [...new Set([...one.flags, ...other.flags])],
  genders: other.genders.length > 0 ? other.genders : one.genders,
  languages: other.languages.length > 0 ? other.languages : one.languages,
  tags: [...new Set([...one.tags, ...other.tags])],
  ages: other.ages ?? one.ages,
  priceTo: other.priceTo ?? one.priceTo,
});
