import { performerSlug } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { searchOrder, searchSort } from '@lounge/protocol/content/global-search';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { countUpTo } from '../../world/bounded-count.ts';
import type { Dialect } from '../../world/database.ts';
import { endOfBeginning } from '../../world/end-of-beginning.ts';
import { memoized } from '../../world/memoized.ts';
import { nowIso } from '../../world/now-iso.ts';
import { insertRow } from '../../world/row-statements.ts';
import { idsPerSubject, placeOfKind, type FoundKind } from '../../world/search-document.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { DatabaseSchema, Row } from '../../world/tables.ts';
import type { World } from '../../world/world.ts';

type Sort = Infer<typeof searchSort>;
type Order = Infer<typeof searchOrder>;
/** Whether a query finds what means the same too; results of the pattern itself come first then. */
export type Width = 'exact' | 'wide';

/** A page of what a query finds. `query` and `exact`, whose results come first, are values of the dialect's `queryOf`. */
export type Page = { readonly query: string; readonly exact: string; readonly first: number; readonly offset: number };

/** The ids of the subjects of one kind that a query finds, as a subquery. */
export const found = (kind: FoundKind, query: string, { textSearch }: Dialect): RawBuilder<number> =>
  sql`(select (matched.id - ${sql.lit(placeOfKind(kind))}) / ${sql.lit(idsPerSubject)} from ${textSearch.matches(query)} as matched)`;

/** 1 where the pattern itself finds a row, of those that are found as the same in meaning too. */
export const isExact = (kind: FoundKind, $: Bind<{ exact: string }>, dialect: Dialect): RawBuilder<number> =>
  sql`case when ${sql.ref(`${kind}.id`)} in ${found(kind, $('exact'), dialect)} then 1 else 0 end`;

/** The parameter for any price. */
export const anyPrice = -1;

/** The parameters of a filter: the highest price, whether the caller is a VIP and the percentage that such a guest pays, and lengths. */
export type FilterBindings = Readonly<Record<'maxPrice' | 'isVip' | 'percent' | 'shortest' | 'longest', number>>;

/** The parameters of no filter. */
export const unfiltered: FilterBindings = { maxPrice: anyPrice, isVip: 0, percent: 100, shortest: -1, longest: -1 };

type Priced = Pick<FilterBindings, 'maxPrice' | 'isVip' | 'percent'>;

/** Whether content costs the caller no more than the highest price, as `priceFor` says. VIP content without a price is for VIPs only. */
const isCheapEnough = ($: Bind<Priced>, { unindexed }: Dialect): RawBuilder<SqlBool> => {
  const price = sql.raw(unindexed('price'));
  return sql`(${$('maxPrice')} < 0
    or ("isVip" = 1 and (${$('isVip')} = 1 or (${price} > 0 and ${price} <= ${$('maxPrice')})))
    or ("isVip" = 0 and ${price} * ${$('percent')} <= ${$('maxPrice')} * 100))`;
};

const isLongEnough = ($: Bind<FilterBindings>, { unindexed }: Dialect): RawBuilder<SqlBool> => {
  const duration = sql.raw(unindexed('duration'));
  return sql`(${$('shortest')} < 0 or ${duration} >= ${$('shortest')})
    and (${$('longest')} < 0 or ${duration} <= ${$('longest')})`;
};

/** The videos that a query finds. */
const matchingVideos = (db: Kysely<DatabaseSchema>, $: Bind<{ query: string } & FilterBindings>, dialect: Dialect) =>
  db
    .selectFrom('video')
    .where('video.id', 'in', found('video', $('query'), dialect))
    .where(isCheapEnough($, dialect))
    .where(isLongEnough($, dialect));

/** The albums that a query finds, of those that every visitor may see. */
const matchingAlbums = (
  db: Kysely<DatabaseSchema>,
  $: Bind<{ query: string; fsk: number } & Priced>,
  dialect: Dialect,
) =>
  db
    .selectFrom('album')
    .where('album.id', 'in', found('album', $('query'), dialect))
    .where('album.ageRating', '<=', $('fsk'))
    .where(isCheapEnough($, dialect));

/** The number of all rows that a statement finds, beside each of its page. */
const total = sql<number>`count(*) over ()`.as('total');

/**
 * The ids of performers with their number: the best are those whose name begins like the pattern, then who is online, in their order of
 * rank. Ids are ordered without their columns, which are read for one page only.
 * @assumed The order of results is not shown.
 */
export const foundActors = memoized((sort: Sort, order: Order, width: Width) =>
  statement((db, $: Bind<Page & { from: string; to: string }>, dialect) => {
    const other = order === 'asc' ? 'desc' : 'asc';
    const rows = db
      .selectFrom('actor')
      .select(['actor.id', total])
      .where('actor.id', 'in', found('actor', $('query'), dialect));
    const isNamed = sql`case when actor.slug >= ${$('from')} and actor.slug < ${$('to')} then 1 else 0 end`;
    const sorted =
      sort === 'released'
        ? rows.orderBy('actor.createdAt', order)
        : (width === 'wide' ? rows.orderBy(isExact('actor', $, dialect), order) : rows)
            .orderBy(isNamed, order)
            .orderBy('actor.isOnline', order);
    return sorted.orderBy('actor.id', other).limit($('first')).offset($('offset'));
  }),
);

/** The slugs that begin like a pattern, as the bounds of a range. */
export const slugsLike = (pattern: string): { readonly from: string; readonly to: string } => {
  const from = performerSlug(pattern);
  return { from, to: endOfBeginning(from) };
};

/** The ids of videos with their number: the best are the most liked. */
export const foundVideos = memoized((sort: Sort, order: Order, width: Width) =>
  statement((db, $: Bind<Page & FilterBindings>, dialect) => {
    const rows = matchingVideos(db, $, dialect).select(['video.id', total]);
    const sorted =
      sort === 'released'
        ? rows.orderBy('video.createdAt', order)
        : (width === 'wide' ? rows.orderBy(isExact('video', $, dialect), order) : rows).orderBy('video.likes', order);
    return sorted.orderBy('video.id').limit($('first')).offset($('offset'));
  }),
);

/** The ids of albums that every visitor may see, with their number: the best are the most liked. */
export const foundAlbums = memoized((sort: Sort, order: Order, width: Width) =>
  statement((db, $: Bind<Page & Priced & { fsk: number }>, dialect) => {
    const rows = matchingAlbums(db, $, dialect).select(['album.id', total]);
    const sorted =
      sort === 'released'
        ? rows.orderBy('album.createdAt', order)
        : (width === 'wide' ? rows.orderBy(isExact('album', $, dialect), order) : rows).orderBy('album.likes', order);
    return sorted.orderBy('album.id').limit($('first')).offset($('offset'));
  }),
);

export const countActors = statement((db, $: Bind<{ query: string }>, dialect) =>
  countUpTo(db, db.selectFrom('actor').where('actor.id', 'in', found('actor', $('query'), dialect))),
);
export const countVideos = statement((db, $: Bind<{ query: string } & FilterBindings>, dialect) =>
  countUpTo(db, matchingVideos(db, $, dialect)),
);
export const countAlbums = statement((db, $: Bind<{ query: string; fsk: number } & Priced>, dialect) =>
  countUpTo(db, matchingAlbums(db, $, dialect)),
);

/**
 * Finds content that has an instant from which it is there: the newest first, after what the pattern itself finds. It is a part of `Searched`.
 */
export const publishedBy = (kind: 'article' | 'tvVideo') => {
  const publishedAt = sql.ref<string>(`${kind}.publishedAt`);
  const id = sql.ref<number>(`${kind}.id`);
  const matching = (db: Kysely<DatabaseSchema>, $: Bind<{ query: string; now: string }>, dialect: Dialect) =>
    db
      .selectFrom(kind)
      .where(sql<SqlBool>`${id} in ${found(kind, $('query'), dialect)}`)
      .where(sql<SqlBool>`${publishedAt} <= ${$('now')}`);
  const pageBy = memoized((width: Width, order: Order) =>
    statement((db, $: Bind<Page & { now: string }>, dialect) => {
      const rows = matching(db, $, dialect).select([id.as('id'), total]);
      return (width === 'wide' ? rows.orderBy(isExact(kind, $, dialect), order) : rows)
        .orderBy(publishedAt, order)
        .orderBy(id, order)
        .limit($('first'))
        .offset($('offset'));
    }),
  );
  const counted = statement((db, $: Bind<{ query: string; now: string }>, dialect) =>
    countUpTo(db, matching(db, $, dialect)),
  );
  type Now = Pick<World, 'tx' | 'clock'>;
  return {
    kind,
    page: ({ sort, order, width }: { sort: Sort; order: Order; width: Width }, page: Page, world: Now) =>
      pageBy(sort === 'best' ? width : 'exact', order).all(world.tx, { ...page, now: nowIso(world) }),
    count: (query: string, world: Now) => counted.first(world.tx, { query, now: nowIso(world) }),
  };
};

/** The words of documents. `ids` is a JSON array. */
export const wordsAmong = statement((db, $: Bind<{ ids: string }>, { isAmong }) =>
  db
    .selectFrom('searchDocument')
    .select(['id', 'words'])
    .where(isAmong('searchDocument.id', $('ids'))),
);

/** Names of performers whose slug is in a range, in its order. */
export const namesBetween = statement((db, $: Bind<{ from: string; to: string; first: number }>) =>
  db
    .selectFrom('actor')
    .select(['name', 'slug'])
    .where('slug', '>=', $('from'))
    .where('slug', '<', $('to'))
    .orderBy('slug')
    .limit($('first')),
);

/** The tags with the most videos, as many as one page may show; a vocabulary has no more. */
const mostTags = 500;
const tagsByCount = statement((db, $: Bind<{ first: number }>) =>
  db.selectFrom('tag').selectAll().orderBy('videoCount', 'desc').orderBy('key').limit($('first')),
);
export const allTags = (db: Parameters<typeof tagsByCount.all>[0]) => tagsByCount.all(db, { first: mostTags });

/** The patterns of a language in a range that were searched for often enough, the most frequent first. */
export const patternsBetween = statement(
  (
    db,
    $: Bind<{ language: Row<'searchPattern'>['language']; from: string; to: string; least: number; first: number }>,
  ) =>
    db
      .selectFrom('searchPattern')
      .select(['pattern', 'count'])
      .where('language', '=', $('language'))
      .where('pattern', '>=', $('from'))
      .where('pattern', '<', $('to'))
      .where('count', '>=', $('least'))
      .orderBy('count', 'desc')
      .orderBy('pattern')
      .limit($('first')),
);

/** Counts a pattern once more. */
export const countPattern = insertRow('searchPattern', { count: 1 }, (insert) =>
  insert.onConflict((conflict) =>
    conflict.column('key').doUpdateSet({ count: sql`"searchPattern".count + 1`, at: sql.ref('excluded.at') }),
  ),
);

export const countOfPatterns = statement(
  (db: Kysely<DatabaseSchema>, $: Bind<{ language: Row<'searchPattern'>['language'] }>) =>
    db
      .selectFrom('searchPattern')
      .select((e) => e.fn.countAll<number>().as('total'))
      .where('language', '=', $('language')),
);
