import type { Infer } from '@lounge/protocol';
import type { tileGridFilter, tileGridSort } from '@lounge/protocol/engagement/tile-grid';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { actorTiles, type TileRow } from '../../content/actors/statements.ts';
import { statement, type Parameter, type Statement } from '../../world/statement.ts';

type Sort = Infer<typeof tileGridSort> | 'rank';
type Filter = Infer<typeof tileGridFilter> | 'all';

const narrowed: Readonly<Record<Filter, ($: Parameter) => RawBuilder<SqlBool>>> = {
  all: () => sql`1 = 1`,
  online: () => sql`actor.is_online = 1`,
  freeChat: () => sql`actor.free_chat = 1`,
  new: ($) => sql`actor.created_at >= ${$('since')}`,
  voiceCall: () => sql`actor.is_voice = 1`,
  vip: () => sql`actor.is_vip = 1`,
};

/** @assumed What the sorts mean for performers: free by free messages, sold by pins, duration falls back to the rank. */
const sorted: Readonly<Record<Sort, RawBuilder<unknown>>> = {
  rank: sql`actor.is_online desc`,
  duration: sql`actor.is_online desc`,
  free: sql`actor.free_messages desc`,
  price: sql`actor.price_video asc nulls last`,
  // Ratings below ten are not shown, so they do not rank either.
  rating: sql`case when actor.rating_count >= 10 then actor.satisfaction else -1 end desc`,
  released: sql`actor.created_at desc`,
  sold: sql`actor.pinned desc`,
};

const made = new Map<string, unknown>();

const once = <R>(key: string, make: () => Statement<R>): Statement<R> => {
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as Statement<R>;
};

/** The grid's rows; binds `language`, `since` (when "new" begins), `first` and `offset`. */
export const gridRows = (filter: Filter, sort: Sort): Statement<TileRow> =>
  once(`rows ${filter} ${sort}`, () =>
    statement<TileRow>((db, $) =>
      actorTiles(db, $)
        .where(narrowed[filter]($))
        .orderBy(sorted[sort])
        .orderBy('actor.id')
        .limit($('first'))
        .offset($('offset')),
    ),
  );

/** How many rows the grid has in all; binds `since`. */
export const gridCount = (filter: Filter): Statement<{ total: number }> =>
  once(`count ${filter}`, () =>
    statement<{ total: number }>((db, $) =>
      db
        .selectFrom('actor')
        .select((e) => e.fn.countAll<number>().as('total'))
        .where(narrowed[filter]($)),
    ),
  );
