import type { Infer } from '@lounge/protocol';
import type { tileGridFilter, tileGridSort } from '@lounge/protocol/engagement/tile-grid';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Language } from '@lounge/locale';
import { actorTiles } from '../../content/actors/statements.ts';
import { statement, type Bind } from '../../world/statement.ts';

type Sort = Infer<typeof tileGridSort> | 'rank';
type Filter = Infer<typeof tileGridFilter> | 'all';

const conditions: Readonly<Record<Filter, ($: Bind<{ since: string }>) => RawBuilder<SqlBool>>> = {
  all: () => sql`1 = 1`,
  online: () => sql`actor."isOnline" = 1`,
  freeChat: () => sql`actor."freeChat" = 1`,
  new: ($) => sql`actor."createdAt" >= ${$('since')}`,
  voiceCall: () => sql`actor."isVoice" = 1`,
  vip: () => sql`actor."isVip" = 1`,
};

/** @assumed The meaning of sorts for performers: free by free messages, sold by pins, duration falls back to the rank. */
const orders: Readonly<Record<Sort, RawBuilder<unknown>>> = {
  rank: sql`actor."isOnline" desc`,
  duration: sql`actor."isOnline" desc`,
  free: sql`actor."freeMessages" desc`,
  price: sql`actor."priceVideo" asc nulls last`,
  // Fewer than ten ratings are not shown, so they do not count for the order.
  rating: sql`case when actor."ratingCount" >= 10 then actor.satisfaction else -1 end desc`,
  released: sql`actor."createdAt" desc`,
  sold: sql`actor.pinned desc`,
};

/** Builds each statement once, when it is first needed. */
const memoized = <S>(build: (filter: Filter, sort: Sort) => S) => {
  const cache = new Map<string, S>();
  return (filter: Filter, sort: Sort): S => {
    const key = `${filter} ${sort}`;
    const statement = cache.get(key) ?? build(filter, sort);
    cache.set(key, statement);
    return statement;
  };
};

/** A page of the grid's rows; performers since `since` are new. */
export const gridRows = memoized((filter, sort) =>
  statement((db, $: Bind<{ language: Language; since: string; first: number; offset: number }>) =>
    actorTiles(db, $)
      .where(conditions[filter]($))
      .orderBy(orders[sort])
      .orderBy('actor.id')
      .limit($('first'))
      .offset($('offset')),
  ),
);

const counts = memoized((filter) =>
  statement((db, $: Bind<{ since: string }>) =>
    db
      .selectFrom('actor')
      .select((e) => e.fn.countAll<number>().as('total'))
      .where(conditions[filter]($)),
  ),
);

/** The number of rows of a filter. */
export const gridCount = (filter: Filter) => counts(filter, 'rank');
