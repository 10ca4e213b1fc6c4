import { languages, type Language } from '@lounge/locale';
import { actorGenderType } from '../actors/schemas.ts';
import type { Infer } from '../../schema/schema.ts';
import { ageRange } from './constants.ts';

type GenderType = Infer<typeof actorGenderType>;

/**
 * Conditions without a value: online now, in a free chat, new, in the VIP club, and the kinds of chat that a performer offers.
 * @assumed The spelling of all conditions; the documents show no value.
 */
export const searchFlags = ['online', 'freeChat', 'new', 'vip', 'voyeur', 'toy', 'voice'] as const;

/** A condition without a value. */
export type SearchFlag = (typeof searchFlags)[number];

/** The interests that the filter offers. @assumed */
export const searchTags = [
  'music',
  'stage',
  'art',
  'dance',
  'books',
  'outdoors',
  'games',
  'craft',
  'kitchen',
  'travel',
  'couple',
] as const;

/** An interest that the filter offers; conditions may name others. */
export type SearchTag = (typeof searchTags)[number];

/** Conditions of a search. Flags and tags must all hold; one of the genders and one of the languages is enough. */
export interface SearchConditions {
  readonly flags: readonly SearchFlag[];
  readonly genders: readonly GenderType[];
  readonly languages: readonly Language[];
  readonly tags: readonly string[];
  /** From and to; null for no limit. */
  readonly ages: readonly [from: number, to: number] | null;
  /** The highest price per minute in hundredths of a coin; null for no limit. */
  readonly priceTo: number | null;
}

/** The most conditions that a search has, and the most tags among them. @assumed */
export const maxConditions = 30;
const maxTags = 4;

const knownIn =
  <T extends string>(values: readonly T[]) =>
  (value: string): value is T =>
    values.some((each) => each === value);

const isFlag = knownIn(searchFlags);
const isGender = knownIn(actorGenderType.values);
const isLanguage = knownIn(languages);
const tagPattern = /^[a-z]{2,20}$/;
const agesPattern = /^(\d{2})-(\d{2})$/;
const pricePattern = /^\d{3,5}$/;

const agesOf = (value: string): SearchConditions['ages'] => {
  const [, from, to] = agesPattern.exec(value) ?? [];
  const ages = [Number(from), Number(to)] as const;
  return ages[0] >= ageRange.youngest && ages[0] <= ages[1] ? ages : null;
};

/** Parses a condition, such as `vip`, `gender:F`, `tag:music`, `age:25-40` or `price:3600`; null if nobody knows it. */
const conditionOf = (condition: string): Partial<SearchConditions> | null => {
  if (isFlag(condition)) return { flags: [condition] };
  const at = condition.indexOf(':');
  const [kind, value] = [condition.slice(0, Math.max(at, 0)), condition.slice(at + 1)];
  if (kind === 'gender' && isGender(value)) return { genders: [value] };
  if (kind === 'language' && isLanguage(value)) return { languages: [value] };
  if (kind === 'tag' && tagPattern.test(value)) return { tags: [value] };
  if (kind === 'price' && pricePattern.test(value)) return { priceTo: Number(value) };
  const ages = kind === 'age' ? agesOf(value) : null;
  return ages === null ? null : { ages };
};

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** Combines conditions; of two ages or prices the last counts. Returns null if there are too many, or one that nobody knows. */
export const conditionsOf = (keys: readonly string[]): SearchConditions | null => {
  if (keys.length > maxConditions) return null;
  let all: SearchConditions = { flags: [], genders: [], languages: [], tags: [], ages: null, priceTo: null };
  for (const key of keys) {
    const one = conditionOf(key);
    if (one === null) return null;
    all = {
      flags: distinct([...all.flags, ...(one.flags ?? [])]),
      genders: distinct([...all.genders, ...(one.genders ?? [])]),
      languages: distinct([...all.languages, ...(one.languages ?? [])]),
      tags: distinct([...all.tags, ...(one.tags ?? [])]),
      ages: one.ages ?? all.ages,
      priceTo: one.priceTo ?? all.priceTo,
    };
  }
  return all.tags.length > maxTags ? null : all;
};
