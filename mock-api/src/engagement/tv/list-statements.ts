import type { Infer } from '@lounge/protocol';
import type { tvVideoSort } from '@lounge/protocol/engagement/tv';
import { sql, type Kysely, type SqlBool } from 'kysely';
import { found as foundBy, isExact } from '../../content/global-search/statements.ts';
import { countUpTo } from '../../world/bounded-count.ts';
import type { Dialect } from '../../world/database.ts';
import { memoized } from '../../world/memoized.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { DatabaseSchema } from '../../world/tables.ts';

/** The parts of the library that a list names; it may name several of them. */
export const listParts = ['format', 'category', 'pinned', 'words'] as const;

/** The parts of a list, joined by commas in their order. */
export type Parts = string;

/** The parameters of a list; those of parts that it does not name have no effect. `query` and `exact` are values of the dialect's `queryOf`. */
export type ListBindings = Readonly<
  Record<'now' | 'key' | 'category' | 'query' | 'exact', string> & { guestId: number }
>;

type Page = ListBindings & { readonly first: number; readonly offset: number };

const named = (parts: Parts): ReadonlySet<string> => new Set(parts.split(','));

/** The videos of the library that a list names. A list of one category is read along its own index. */
const listed = (db: Kysely<DatabaseSchema>, $: Bind<ListBindings>, parts: Parts, dialect: Dialect) => {
  const has = named(parts);
  const isOfCategory = sql<SqlBool>`"tvVideo"."id" in (select "videoId" from "tvVideoCategory" where "category" = ${$('category')})`;
  const isPinned = sql<SqlBool>`"tvVideo"."id" in (select "videoId" from "tvMark" where "guestId" = ${$('guestId')} and "pinnedAt" is not null)`;
  const conditions = [
    sql<SqlBool>`"tvVideo"."publishedAt" <= ${$('now')}`,
    ...(has.has('format') ? [sql<SqlBool>`"tvVideo"."formatKey" = ${$('key')}`] : []),
    ...(has.has('category') ? [isOfCategory] : []),
    ...(has.has('pinned') ? [isPinned] : []),
    ...(has.has('words') ? [sql<SqlBool>`"tvVideo"."id" in ${foundBy('tvVideo', $('query'), dialect)}`] : []),
  ];
  return db.selectFrom('tvVideo').where(sql<SqlBool>`${sql.join(conditions, sql` and `)}`);
};

/** A page of a list in an order; `best` has those first that the pattern itself finds, the newest first. */
export const listedVideos = memoized((sort: Infer<typeof tvVideoSort>, parts: Parts) =>
  statement((db, $: Bind<Page>, dialect) => {
    const rows = listed(db, $, parts, dialect).selectAll('tvVideo');
    const isSearch = sort === 'best' && named(parts).has('words');
    const first = isSearch ? rows.orderBy(isExact('tvVideo', $, dialect), 'desc') : rows;
    const direction = sort === 'oldest' ? 'asc' : 'desc';
    return first
      .orderBy(sort === 'longest' ? 'tvVideo.duration' : 'tvVideo.publishedAt', direction)
      .orderBy('tvVideo.id', direction)
      .limit($('first'))
      .offset($('offset'));
  }),
);

/** A page of a category by the instants of its videos, along its index. */
export const listedOfCategory = memoized((direction: 'asc' | 'desc') =>
  statement((db, $: Bind<Page>) =>
    db
      .selectFrom('tvVideoCategory')
      .innerJoin('tvVideo', 'tvVideo.id', 'tvVideoCategory.videoId')
      .selectAll('tvVideo')
      .where('tvVideoCategory.category', '=', $('category'))
      .where('tvVideoCategory.publishedAt', '<=', $('now'))
      .orderBy('tvVideoCategory.publishedAt', direction)
      .orderBy('tvVideoCategory.videoId', direction)
      .limit($('first'))
      .offset($('offset')),
  ),
);

/** The number of a list's videos, as lists count. */
export const countListed = memoized((parts: Parts) =>
  statement((db, $: Bind<ListBindings>, dialect) => countUpTo(db, listed(db, $, parts, dialect))),
);

/** The number of a category's videos, along its index alone. */
export const countOfCategory = statement((db, $: Bind<ListBindings>) =>
  countUpTo(
    db,
    db
      .selectFrom('tvVideoCategory')
      .where('tvVideoCategory.category', '=', $('category'))
      .where('tvVideoCategory.publishedAt', '<=', $('now')),
  ),
);
