import type { Language } from '@lounge/locale';
import { mostCounted, type Infer } from '@lounge/protocol';
import { searchFlags, searchTags, type actorSearchSort, type SearchFlag } from '@lounge/protocol/content/actor-search';
import { actorGenderType } from '@lounge/protocol/content/actors';
import { languages } from '@lounge/locale';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { actorTiles } from '../actors/statements.ts';
import { countUpTo } from '../../world/bounded-count.ts';
import type { Dialect } from '../../world/database.ts';
import { actorOrders } from '../../world/indexes.ts';
import { memoized } from '../../world/memoized.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { DatabaseSchema, Row } from '../../world/tables.ts';
import { isOpenTo, matches, type MatchBindings } from './matches.ts';

/** A page of a list. */
type PageBindings = Readonly<{ language: Language; first: number; offset: number }>;

/** All categories, in their order. There are few. */
export const allCategories = statement((db) => db.selectFrom('category').selectAll().orderBy('position').orderBy('id'));

/** All places. There are few, and their number does not grow with the performers. */
export const allCities = statement((db) => db.selectFrom('city').selectAll().orderBy('key'));

/** An order of performers that does not depend on a place. */
export type PlacelessSort = Exclude<Infer<typeof actorSearchSort>, 'distance'>;

/** Orders as the indexes have them. */
const orders: Readonly<Record<PlacelessSort, string>> = {
  rank: '"actor"."isOnline" desc',
  rating: `(${actorOrders.rating}) desc`,
  price: `(${actorOrders.price})`,
  newest: '"actor"."createdAt" desc',
};

/** A page of performers in an order, of everybody or of those who are online, which ends the walk along the order. */
export const sortedActors = memoized((sort: PlacelessSort, among: 'everybody' | 'online') =>
  statement((db, $: Bind<MatchBindings & PageBindings>, dialect) => {
    const tiles = actorTiles(db, $).where(matches($, dialect));
    const rows = among === 'online' ? tiles.where('actor.isOnline', '=', 1) : tiles;
    return rows.orderBy(sql.raw(orders[sort])).orderBy('actor.id').limit($('first')).offset($('offset'));
  }),
);

/** The places of one statement by distance. */
export const nearSlots = ['city1', 'city2', 'city3', 'city4', 'city5', 'city6', 'city7', 'city8'] as const;

type NearBindings = MatchBindings &
  Readonly<Record<(typeof nearSlots)[number], string | null>> & { readonly first: number };

const livingIn = (
  db: Kysely<DatabaseSchema>,
  $: Bind<NearBindings>,
  dialect: Dialect,
  slot: (typeof nearSlots)[number],
) =>
  db
    .selectFrom(
      db
        .selectFrom('actor')
        .select('id')
        .where(sql.ref('actor.city'), '=', $(slot))
        .where(matches($, dialect))
        .orderBy('actor.isOnline', 'desc')
        .orderBy('actor.id')
        .limit($('first'))
        .as(slot),
    )
    .select('id');

/** The ids of performers in some places, the first place first; it stops once there are enough. */
export const actorsNear = statement((db, $: Bind<NearBindings>, dialect) => {
  const [first, ...rest] = nearSlots.map((slot) => livingIn(db, $, dialect, slot));
  if (first === undefined) throw new Error('There is no place.');
  const everybody = rest.reduce((all, each) => all.unionAll(each), first);
  return everybody.limit($('first'));
});

/** The number of performers online who do not exclude a country, as lists count. */
export const countOnlineIn = statement((db, $: Bind<Pick<MatchBindings, 'country'>>) =>
  countUpTo(db, db.selectFrom('actor').where('isOnline', '=', 1).where(isOpenTo($))),
);

const columnOf: Readonly<Record<SearchFlag, string>> = {
  online: '"isOnline" = 1',
  freeChat: '"freeChat" = 1',
  new: '"isNew" = 1',
  vip: '"isVip" = 1',
  voyeur: '"isVoyeur" = 1',
  toy: '"isToy" = 1',
  voice: '"isVoice" = 1',
};

const countOf = (condition: string, isCounted: RawBuilder<SqlBool>) =>
  sql<number>`count(case when ${isCounted} then 1 end)`.as(condition);

/** The filters that are counted, with what they ask of a row. */
const counted = [
  ...searchFlags.map((each) => countOf(each, sql.raw<SqlBool>(columnOf[each]))),
  ...actorGenderType.values.map((each) => countOf(`gender:${each}`, sql`"genderType" = ${sql.lit(each)}`)),
  ...languages.map((each) => countOf(`language:${each}`, sql`"languages" like ${sql.lit(`%"${each}"%`)}`)),
  ...searchTags.map((each) => countOf(`tag:${each}`, sql`"tags" like ${sql.lit(`%"${each}"%`)}`)),
];

/**
 * How many performers remain with each filter, and how many there are without, among the first ones by rank: a list counts to 1,000, so
 * that a large platform costs no more.
 */
export const countFilters = statement((db, $: Bind<MatchBindings>, dialect) =>
  db
    .selectFrom(
      db
        .selectFrom('actor')
        .select(['isOnline', 'freeChat', 'isVip', 'isVoyeur', 'isToy', 'isVoice', 'genderType', 'languages', 'tags'])
        .select(sql<number>`case when "createdAt" >= ${$('since')} then 1 else 0 end`.as('isNew'))
        .where(matches($, dialect))
        .orderBy('actor.isOnline', 'desc')
        .orderBy('actor.id')
        .limit(mostCounted)
        .as('found'),
    )
    .select((e) => e.fn.countAll<number>().as('total'))
    .select(counted),
);

/** How many performers of the highest rank are counted for a category. */
const mostRanked = 2000;

/** The number of performers of a category, among those of the highest rank. */
export const countInCategory = statement((db, $: Bind<MatchBindings>, dialect) =>
  db
    .selectFrom(
      db.selectFrom('actor').selectAll().orderBy('isOnline', 'desc').orderBy('id').limit(mostRanked).as('ranked'),
    )
    .where(matches($, dialect, 'ranked'))
    .select((e) => e.fn.countAll<number>().as('total')),
);

/** A category's row. */
export type CategoryRow = Row<'category'>;
/** A place's row. */
export type CityRow = Row<'city'>;
