import { languages, type Language } from '@lounge/locale';
import { ageRange, moodTolerance, type SearchConditions } from '@lounge/protocol/content/actor-search';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Dialect } from '../../world/database.ts';
import type { Bind } from '../../world/statement.ts';

/** How many tags a search has at most: those of its category and its own. */
const tagSlots = ['tag1', 'tag2', 'tag3', 'tag4', 'tag5', 'tag6', 'tag7', 'tag8'] as const;

type Flag = 0 | 1;

/** The parameters by which performers are searched for. */
export type MatchBindings = Readonly<
  Record<'online' | 'freeChat' | 'isNew' | 'vip' | 'voyeur' | 'toy' | 'voice' | 'placed', Flag> &
    Record<(typeof tagSlots)[number] | 'genders' | 'country' | 'towns', string> &
    Record<'anyLanguage' | Language, Flag> &
    Record<'ageFrom' | 'ageTo' | 'moodFrom' | 'moodTo' | 'priceTo', number> &
    Record<'since' | 'until', string>
>;

/** Options of a search beside its conditions. */
export interface MatchOptions {
  readonly mood: number | null;
  /** The caller's country, whose excluded performers are left out; null for an unknown one. */
  readonly country: string | null;
  /** Performers since here are new. */
  readonly since: string;
  /** Performers who joined later are not there yet. */
  readonly until: string;
  /** Whether only performers are searched whose place is known. */
  readonly isPlaced: boolean;
  /** The keys of the towns in which is searched; null for any. */
  readonly towns: readonly string[] | null;
}

const flag = (value: boolean): Flag => (value ? 1 : 0);
const oldest = 999;
/** Parameters that ask for nothing; not null, from which PostgreSQL could not tell the type. */
const [nothing, anyPrice] = ['', -1] as const;

/** The text by which a value is found in a JSON list of words. */
const inList = (word: string): string => `%"${word}"%`;

/** The parameter by which performers are left out who exclude a country; null for an unknown one. */
export const countryBinding = (country: string | null): string => (country === null ? nothing : inList(country));

/** The parameters of a search. */
export const matchBindings = (conditions: SearchConditions, options: MatchOptions): MatchBindings => {
  const has = (each: SearchConditions['flags'][number]): Flag => flag(conditions.flags.includes(each));
  const [ageFrom, ageTo] = conditions.ages ?? [0, oldest];
  const tags = Object.fromEntries(
    tagSlots.map((slot, at) => {
      const tag = conditions.tags[at];
      return [slot, tag === undefined ? nothing : inList(tag)];
    }),
  ) as Record<(typeof tagSlots)[number], string>;
  const spoken = Object.fromEntries(
    languages.map((each) => [each, flag(conditions.languages.includes(each))]),
  ) as Record<Language, Flag>;
  const { mood } = options;
  return {
    online: has('online'),
    freeChat: has('freeChat'),
    isNew: has('new'),
    vip: has('vip'),
    voyeur: has('voyeur'),
    toy: has('toy'),
    voice: has('voice'),
    placed: flag(options.isPlaced),
    towns: options.towns === null ? nothing : `|${options.towns.join('|')}|`,
    ...tags,
    ...spoken,
    genders: conditions.genders.length === 0 ? nothing : conditions.genders.map((each) => `,${each},`).join(''),
    anyLanguage: flag(conditions.languages.length === 0),
    ageFrom,
    ageTo: ageTo >= ageRange.oldest ? oldest : ageTo,
    priceTo: conditions.priceTo ?? anyPrice,
    moodFrom: mood === null ? 0 : mood - moodTolerance,
    moodTo: mood === null ? 100 : mood + moodTolerance,
    country: countryBinding(options.country),
    since: options.since,
    until: options.until,
  };
};

/** Whether a flag is set, or a column is 1. */
const ifWanted = ($: Bind<MatchBindings>, name: keyof MatchBindings, column: string): RawBuilder<SqlBool> =>
  sql`(${$(name)} = 0 or ${sql.raw(column)} = 1)`;

const spoken = ($: Bind<MatchBindings>, language: Language): RawBuilder<SqlBool> =>
  sql`(${$(language)} = 1 and "languages" like ${sql.lit(inList(language))})`;

/** Whether a performer does not exclude the caller's country. */
export const isOpenTo = ($: Bind<Pick<MatchBindings, 'country'>>): RawBuilder<SqlBool> =>
  sql`(${$('country')} = '' or "banned" not like ${$('country')})`;

/**
 * The condition of all searches; parameters switch its parts on, as a statement for each combination would be thousands. No part is found
 * by an index, so that rows are read along the order of the list.
 */
export const matches = (
  $: Bind<MatchBindings>,
  { unindexed }: Pick<Dialect, 'unindexed'>,
  table = 'actor',
): RawBuilder<SqlBool> => sql`
  ${ifWanted($, 'online', '"isOnline"')}
  and ${ifWanted($, 'freeChat', '"freeChat"')}
  and ${ifWanted($, 'vip', '"isVip"')}
  and ${ifWanted($, 'voice', '"isVoice"')}
  and (${$('isNew')} = 0 or "createdAt" >= ${$('since')})
  and ${sql.raw(unindexed('createdAt'))} <= ${$('until')}
  and ${ifWanted($, 'voyeur', '"isVoyeur"')}
  and ${ifWanted($, 'toy', '"isToy"')}
  and "age" between ${$('ageFrom')} and ${$('ageTo')}
  and "mood" between ${$('moodFrom')} and ${$('moodTo')}
  and (${$('priceTo')} = ${sql.lit(anyPrice)} or "priceVideo" <= ${$('priceTo')})
  and (${$('genders')} = '' or ${$('genders')} like '%,' || "genderType" || ',%')
  and (${$('anyLanguage')} = 1 or ${sql.join(
    languages.map((each) => spoken($, each)),
    sql` or `,
  )})
  and ${sql.join(
    tagSlots.map((slot) => sql`(${$(slot)} = '' or "tags" like ${$(slot)})`),
    sql` and `,
  )}
  and ${isOpenTo($)}
  and (${$('towns')} = '' or ${$('towns')} like '%|' || ${sql.ref(`${table}.city`)} || '|%')
  and (${$('placed')} = 0 or exists (select 1 from "city" where "city"."key" = ${sql.ref(`${table}.city`)}))`;
