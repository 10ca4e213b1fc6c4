import type { Infer } from '@lounge/protocol';
import type { tileGridFilter, tileGridSort } from '@lounge/protocol/engagement/tile-grid';
import { sql, type Kysely } from 'kysely';
import type { ActorRow } from '../../content/actors/statements.ts';
import { statement, type Statement } from '../../world/statement.ts';
import type { Schema } from '../../world/tables.ts';

type Sort = Infer<typeof tileGridSort> | 'rank';
type Filter = Infer<typeof tileGridFilter> | 'all';

const from = (db: Kysely<Schema>) => db.selectFrom('actor').innerJoin('actor_text', 'actor_text.actor_id', 'actor.id');

type Query = ReturnType<typeof from>;

const narrowed: Readonly<Record<Filter, (query: Query, since: string) => Query>> = {
  all: (query) => query,
  online: (query) => query.where('actor.is_online', '=', 1),
  freeChat: (query) => query.where('actor.free_chat', '=', 1),
  new: (query, since) => query.where('actor.created_at', '>=', since),
  voiceCall: (query) => query.where('actor.is_voice', '=', 1),
  vip: (query) => query.where('actor.is_vip', '=', 1),
};

/** Ratings below ten are not shown, so they do not rank either. */
const shownRating = sql<number>`case when actor.rating_count >= 10 then actor.satisfaction else -1 end`;

/** @assumed What the sorts mean for performers: free by free messages, sold by pins, duration falls back to the rank. */
const sorted: Readonly<Record<Sort, (query: Query) => Query>> = {
  rank: (query) => query.orderBy('actor.is_online', 'desc'),
  duration: (query) => query.orderBy('actor.is_online', 'desc'),
  free: (query) => query.orderBy('actor.free_messages', 'desc'),
  price: (query) => query.orderBy('actor.price_video', (o) => o.asc().nullsLast()),
  rating: (query) => query.orderBy(shownRating, 'desc').orderBy('actor.rating_count', 'desc'),
  released: (query) => query.orderBy('actor.created_at', 'desc'),
  sold: (query) => query.orderBy('actor.pinned', 'desc'),
};

const made = new Map<string, unknown>();

const once = <R>(key: string, make: () => Statement<R>): Statement<R> => {
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as Statement<R>;
};

/** The grid's rows; binds `language`, `since` (when "new" begins), `first` and `offset`. */
export const gridRows = (filter: Filter, sort: Sort): Statement<ActorRow> =>
  once(`rows ${filter} ${sort}`, () =>
    statement<ActorRow>((db, $) =>
      sorted[sort](narrowed[filter](from(db), $('since')))
        .selectAll('actor')
        .select(['actor_text.headline', 'actor_text.about'])
        .where('actor_text.language', '=', $('language'))
        .orderBy('actor.id')
        .limit($('first'))
        .offset($('offset')),
    ),
  );

/** How many rows the grid has in all; binds `since`. */
export const gridCount = (filter: Filter): Statement<{ total: number }> =>
  once(`count ${filter}`, () =>
    statement<{ total: number }>((db, $) =>
      narrowed[filter](from(db), $('since'))
        .where('actor_text.language', '=', 'en')
        .select((e) => e.fn.countAll<number>().as('total')),
    ),
  );
