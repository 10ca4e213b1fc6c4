import { isOneOf } from '@lounge/protocol';
import {
  actingGroup,
  mostFilterTags,
  videoSortOrder,
  type ActingGroup,
  type VideoListCategory,
} from '@lounge/protocol/content/videos';
import {
  durationOf,
  plainVideoFilter,
  toggleGender,
  type FilterGender,
  type VideoFilter,
} from '@lounge/stores/content/videos';

/** The switches of a filter, by their names in addresses. */
export const switches = {
  free: 'includeFreeVideos',
  sale: 'includeOnSaleVideos',
  vip: 'includeVIPVideos',
  recommended: 'isRecommended',
} as const satisfies Readonly<Record<string, keyof VideoFilter>>;

/** The name of a switch in addresses. */
export type SwitchName = keyof typeof switches;

const switchNames = Object.keys(switches) as readonly SwitchName[];

/** The address of what a guest bought being left out. */
export const unbought = 'unbought';

const tagPattern = /^tag:[a-z0-9-]{2,40}$/;
/** The last page of an address; one beyond the end of its list shows the end. */
const lastPage = 64;

const gendersOf = (filters: readonly string[], usual: readonly FilterGender[]): readonly FilterGender[] => {
  const named = filters.filter((each) => each.startsWith('gender:')).map((each) => each.slice('gender:'.length));
  const known = named.filter((each): each is ActingGroup => isOneOf(actingGroup, each));
  if (known.length > 0) return [...new Set(known)];
  return named.includes('none') ? ['none'] : usual;
};

const isKnown = (filter: string): boolean =>
  switchNames.some((each) => each === filter) ||
  filter === unbought ||
  tagPattern.test(filter) ||
  filter === 'gender:none' ||
  (filter.startsWith('gender:') && isOneOf(actingGroup, filter.slice('gender:'.length)));

const pageOf = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,3}$/.test(text) ? Math.min(Number(text), lastPage) : 1;

/** Parses the filter of a list from an address; what nobody knows is left out. */
export const filterOf = (search: URLSearchParams, type: VideoListCategory): VideoFilter => {
  const filters = search.getAll('filter');
  const plain = plainVideoFilter(type);
  const sort = search.get('sort');
  const on = Object.fromEntries(switchNames.map((name) => [switches[name], filters.includes(name)]));
  return {
    ...plain,
    ...on,
    sort: isOneOf(videoSortOrder, sort) ? sort : null,
    tags: [...new Set(filters.filter((each) => tagPattern.test(each)).map((each) => each.slice('tag:'.length)))].slice(
      0,
      mostFilterTags,
    ),
    actorGenders: gendersOf(filters, plain.actorGenders),
    duration: { from: durationOf(search.get('from')), to: durationOf(search.get('to')) },
    includeBoughtVideos: !filters.includes(unbought),
    page: pageOf(search.get('page')),
  };
};

/** Whether an address has a filter that its list leaves out. */
export const hasUnknownFilter = (search: URLSearchParams): boolean =>
  search.getAll('filter').some((each) => !isKnown(each));

/** The values that the form of a filter sends. */
export const valuesOf = (filter: VideoFilter): readonly string[] => [
  ...switchNames.filter((name) => filter[switches[name]]),
  ...(filter.includeBoughtVideos ? [] : [unbought]),
  ...filter.actorGenders.map((each) => `gender:${each}`),
  ...filter.tags.map((each) => `tag:${each}`),
];

/** The query string of a filter; empty where nothing is chosen but what the list begins with. */
export const searchOf = (filter: VideoFilter): string => {
  const usual = new Set(valuesOf(plainVideoFilter(filter.type)));
  const values = valuesOf(filter);
  const isUsual = values.length === usual.size && values.every((each) => usual.has(each));
  const search = new URLSearchParams();
  if (!isUsual) for (const each of values) search.append('filter', each);
  if (filter.duration.from > 0) search.set('from', String(filter.duration.from));
  if (filter.duration.to > 0) search.set('to', String(filter.duration.to));
  if (filter.sort !== null) search.set('sort', filter.sort);
  if (filter.page > 1) search.set('page', String(filter.page));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
};

/** The filter after a press on one of its values, from the first page. */
export const withValue = (filter: VideoFilter, value: string): VideoFilter => {
  const first = { ...filter, page: 1 };
  const name = switchNames.find((each) => each === value);
  if (name !== undefined) return { ...first, [switches[name]]: !filter[switches[name]] };
  if (value === unbought) return { ...first, includeBoughtVideos: !filter.includeBoughtVideos };
  const gender = value.slice('gender:'.length);
  if (value.startsWith('gender:') && isOneOf(actingGroup, gender))
    return { ...first, actorGenders: toggleGender(filter.actorGenders, gender) };
  const tag = value.slice('tag:'.length);
  const others = filter.tags.filter((each) => each !== tag);
  return { ...first, tags: filter.tags.includes(tag) ? others : [...filter.tags, tag] };
};

/** The filter without anything chosen, with what its list begins with taken off too; null where nothing is. The order stays. */
export const withoutFilters = (filter: VideoFilter): VideoFilter | null => {
  const plain = plainVideoFilter(filter.type);
  const cleared: VideoFilter = {
    ...plain,
    sort: filter.sort,
    actorGenders: plain.actorGenders.length > 0 ? ['none'] : [],
  };
  const isNobodyAsked = filter.actorGenders.every((gender) => gender === 'none');
  const others = { ...filter, actorGenders: cleared.actorGenders, page: 1 };
  return isNobodyAsked && searchOf(others) === searchOf(cleared) ? null : cleared;
};
