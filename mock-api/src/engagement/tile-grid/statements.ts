import type { Infer } from '@lounge/protocol';
import type { tileGridFilter, tileGridSort } from '@lounge/protocol/engagement/tile-grid';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Language } from '@lounge/locale';
import { actorTiles } from '../../content/actors/statements.ts';
import { countUpTo } from '../../world/bounded-count.ts';
import { actorOrders } from '../../world/indexes.ts';
import { memoized } from '../../world/memoized.ts';
import { replaceRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';

type Sort = Infer<typeof tileGridSort> | 'rank';
type Filter = Infer<typeof tileGridFilter> | 'all';

/** How a condition names a column. */
type ColumnOf = (column: 'isOnline' | 'freeChat' | 'createdAt' | 'isVoice' | 'isVip') => string;

const conditions: Readonly<Record<Filter, (column: ColumnOf, $: Bind<{ since: string }>) => RawBuilder<SqlBool>>> = {
  all: () => sql`1 = 1`,
  online: (column) => sql`${sql.raw(column('isOnline'))} = 1`,
  freeChat: (column) => sql`${sql.raw(column('freeChat'))} = 1`,
  new: (column, $) => sql`${sql.raw(column('createdAt'))} >= ${$('since')}`,
  voiceCall: (column) => sql`${sql.raw(column('isVoice'))} = 1`,
  vip: (column) => sql`${sql.raw(column('isVip'))} = 1`,
};

/** The filters that the index of an order finds; the others are checked along the order, which takes no longer the more performers there are. */
const foundInOrder: Readonly<Partial<Record<Sort, Filter>>> = { rank: 'online', duration: 'online', released: 'new' };

/** @assumed The meaning of sorts for performers: free by free messages, sold by pins, duration falls back to the rank. */
const orders: Readonly<Record<Sort, RawBuilder<unknown>>> = {
  rank: sql`actor."isOnline" desc`,
  duration: sql`actor."isOnline" desc`,
  free: sql`actor."freeMessages" desc`,
  price: sql.raw(actorOrders.price),
  rating: sql`${sql.raw(actorOrders.rating)} desc`,
  released: sql`actor."createdAt" desc`,
  sold: sql`actor.pinned desc`,
};

const quoted: ColumnOf = (column) => `"${column}"`;

export const putSetting = replaceRow('tileGridSetting');

export const deleteSetting = statement((db, $: Bind<{ key: string }>) =>
  db.deleteFrom('tileGridSetting').where('key', '=', $('key')),
);

/** The order that a guest stored for a type of grid. */
export const settingOf = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('tileGridSetting').select('sort').where('key', '=', $('key')),
);

/** A page of the grid's rows; performers since `since` are new. */
export const gridRows = memoized((filter: Filter, sort: Sort) =>
  statement((db, $: Bind<{ language: Language; since: string; first: number; offset: number }>, dialect) => {
    const column = foundInOrder[sort] === filter ? quoted : dialect.unindexed;
    return actorTiles(db, $)
      .where(conditions[filter](column, $))
      .orderBy(orders[sort])
      .orderBy('actor.id')
      .limit($('first'))
      .offset($('offset'));
  }),
);

/** The number of rows of a filter, as lists count. */
export const gridCount = memoized((filter: Filter) =>
  statement((db, $: Bind<{ since: string }>) =>
    countUpTo(db, db.selectFrom('actor').where(conditions[filter](quoted, $))),
  ),
);
