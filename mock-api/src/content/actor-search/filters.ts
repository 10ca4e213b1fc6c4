import { languages } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import {
  searchFlags,
  searchTags,
  type SearchConditions,
  type searchFilter,
  type searchFilterGroup,
} from '@lounge/protocol/content/actor-search';
import { actorGenderType } from '@lounge/protocol/content/actors';
import type { World } from '../../world/world.ts';
import { matchBindings, type MatchOptions } from './matches.ts';
import { merged } from './merged-conditions.ts';
import { countFilters } from './statements.ts';

type Filter = Infer<typeof searchFilter>;
type Counts = Readonly<Record<string, number>>;

/** The filters of a search with their counts, and how many performers it finds. */
export interface Filters {
  readonly total: number;
  readonly available: readonly Filter[];
}

/** The filters that are counted, by their group. */
const offered: Readonly<Record<Exclude<Infer<typeof searchFilterGroup>, 'range'>, readonly string[]>> = {
  offer: searchFlags,
  gender: actorGenderType.values.map((each) => `gender:${each}`),
  language: languages.map((each) => `language:${each}`),
  tag: searchTags.map((each) => `tag:${each}`),
};

const withCounts = (group: keyof typeof offered, counts: Counts): readonly Filter[] =>
  offered[group].map((condition) => ({ condition, group, count: counts[condition] ?? 0 }));

/**
 * Counts how many performers remain with each filter. One of several genders or languages is enough, so theirs are counted as if the
 * others of the group were not chosen. What the category asks for anyway is no filter.
 */
export const filtersOf = async (
  { base, own }: { readonly base: SearchConditions; readonly own: SearchConditions },
  options: MatchOptions,
  world: Pick<World, 'tx'>,
): Promise<Filters> => {
  const countBy = async (conditions: SearchConditions): Promise<Counts> => {
    const bindings = matchBindings(merged(base, conditions), options);
    return (await countFilters.first(world.tx, bindings)) ?? {};
  };
  const all = countBy(own);
  const [counts, genders, spoken] = await Promise.all([
    all,
    own.genders.length === 0 ? all : countBy({ ...own, genders: [] }),
    own.languages.length === 0 ? all : countBy({ ...own, languages: [] }),
  ]);
  const fixed = new Set<string>([...base.flags, ...base.tags.map((tag) => `tag:${tag}`)]);
  const available = [
    ...withCounts('offer', counts),
    ...withCounts('gender', genders),
    ...withCounts('language', spoken),
    ...withCounts('tag', counts),
  ];
  return { total: counts['total'] ?? 0, available: available.filter(({ condition }) => !fixed.has(condition)) };
};

const rangesOf = ({ ages, priceTo }: SearchConditions): readonly string[] => [
  ...(ages === null ? [] : [`age:${ages[0]}-${ages[1]}`]),
  ...(priceTo === null ? [] : [`price:${priceTo}`]),
];

/** The filters that are active, with the counts of those that are counted. */
export const activeFiltersOf = (own: SearchConditions, filters: Filters | null): Filter[] => {
  const counts = new Map(filters?.available.map(({ condition, count }) => [condition, count]));
  const filterOf =
    (group: Filter['group']) =>
    (condition: string): Filter => ({ condition, group, count: counts.get(condition) ?? null });
  return [
    ...own.flags.map(filterOf('offer')),
    ...own.genders.map((each) => filterOf('gender')(`gender:${each}`)),
    ...own.languages.map((each) => filterOf('language')(`language:${each}`)),
    ...own.tags.map((each) => filterOf('tag')(`tag:${each}`)),
    ...rangesOf(own).map(filterOf('range')),
  ];
};
