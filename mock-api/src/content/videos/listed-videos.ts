import type { InputOf } from '@lounge/protocol';
import {
  defaultFirstVideos,
  durationUnbounded,
  mostVideosARead,
  saleTypes,
  trendingWindowMs,
  vip30WindowMs,
  type ActingGroup,
  type videoList,
  type VideoTypeFlag,
} from '@lounge/protocol/content/videos';
import { totalOf } from '../../world/bounded-count.ts';
import { toJson } from '../../world/json.ts';
import type { Caller, World } from '../../world/world.ts';
import {
  anyIds,
  countListed,
  listedVideos,
  mixedVideos,
  tagSlots,
  type FoundBy,
  type ListBindings,
} from './list-statements.ts';
import { marksOf, oftenShared, trendingViews, videoOf } from './map-video.ts';

type Input = InputOf<typeof videoList>;

/** The gender types of performers by who acts. */
const genderTypes: Readonly<Record<ActingGroup, readonly string[]>> = {
  female: ['F', 'FF'],
  male: ['M', 'MM'],
  couple: ['FM', 'FF', 'MM'],
  trans: ['S', 'T'],
};

const listText = (values: readonly string[]): string => (values.length === 0 ? '' : `,${values.join(',')},`);

/** The sale types that are asked for. */
const salesIn = ({ types = [] }: Input) => saleTypes.filter((type) => types.includes(type));

const foundBy = (input: Input): FoundBy => {
  const { modelIds, ids, tags = [], types = [], sortOrder } = input;
  if (ids !== undefined) return 'ids';
  if (modelIds !== undefined) return 'actors';
  if (tags.length > 0) return 'tags';
  if (types.includes('bought')) return 'bought';
  if (sortOrder === 'reducedRandom') return 'liked';
  return salesIn(input).length === 1 ? 'sale' : 'order';
};

const idText = (ids: readonly number[] | undefined): string =>
  ids === undefined ? anyIds : toJson([...new Set(ids)].slice(0, mostVideosARead));

const since = (now: number, windowMs: number): string => new Date(now - windowMs).toISOString();

const tagBindings = (tags: readonly string[] = []) =>
  Object.fromEntries(tagSlots.map((slot, at) => [slot, tags[at] ?? ''])) as Record<(typeof tagSlots)[number], string>;

/** The instant since which the videos of a list are new enough; empty for any age. */
const sinceIn = ({ types = [], releasedFrom = '' }: Input, now: number): string =>
  [
    releasedFrom,
    types.includes('trending') ? since(now, trendingWindowMs) : '',
    types.includes('vip30') ? since(now, vip30WindowMs) : '',
  ]
    .toSorted()
    .at(-1) ?? '';

const bindingsOf = (input: Input, { guestId }: Caller, now: number): ListBindings => {
  const { types = [], actingGroups = [], duration, includeBought = true } = input;
  const has = (type: VideoTypeFlag) => (types.includes(type) ? 1 : 0);
  return {
    ids: idText(input.ids),
    actorIds: idText(input.modelIds),
    ...tagBindings(input.tags),
    sale: listText(salesIn(input)),
    oneSale: salesIn(input)[0] ?? '',
    genders: listText([...new Set(actingGroups.flatMap((group) => genderTypes[group]))]),
    since: sinceIn(input, now),
    from: input.releasedFrom ?? '',
    until: input.releasedUntil ?? '',
    trendingSince: since(now, trendingWindowMs),
    trendingViews,
    vip30Since: since(now, vip30WindowMs),
    classic: has('classic'),
    original: has('original'),
    shared: has('shared'),
    oftenShared,
    vxselect: has('vxselect'),
    vip30: has('vip30'),
    trending: has('trending'),
    recommended: input.isRecommended === true ? 1 : 0,
    reduced: input.sortOrder === 'reducedRandom' ? 1 : 0,
    shortest: duration?.from ?? durationUnbounded,
    longest: duration?.to ?? durationUnbounded,
    bought: has('bought') - (includeBought ? 0 : 1),
    // Nobody has this id.
    guestId: guestId ?? 0,
  };
};

const places = 65_536;

/** Where a random order begins: another place each day and for each guest. */
const startOf = ({ guestId }: Caller, now: number): number => {
  const day = Math.floor(now / 86_400_000);
  return (day * 7_919 + (guestId ?? 0) * 31_337) % places;
};

/** A page of a list of videos, with the number of all. */
export const listedPage = async (input: Input, caller: Caller, world: World) => {
  const { first = defaultFirstVideos, offset = 0, sortOrder = 'newest' } = input;
  const by = foundBy(input);
  const now = world.clock.now();
  const bindings = bindingsOf(input, caller, now);
  const page = { ...bindings, first: Math.min(first, mostVideosARead), offset };
  const rows =
    sortOrder === 'random' || sortOrder === 'reducedRandom'
      ? mixedVideos(by).all(world.tx, { ...page, start: startOf(caller, now), reach: page.first + offset })
      : listedVideos(sortOrder, by).all(world.tx, page);
  const [found, total] = await Promise.all([
    rows,
    totalOf(countListed(by === 'order' && bindings.since !== '' ? 'since' : by).first(world.tx, bindings)),
  ]);
  const marks = await marksOf(
    found.map(({ id }) => id),
    caller,
    world,
  );
  return { items: found.map((row) => videoOf(row, caller, marks, world)), total };
};
