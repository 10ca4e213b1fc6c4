import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ArticleList } from '../../world/article-lists.ts';
import { memoized } from '../../world/memoized.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

/** An article with its text, as it is stored. */
export type ArticleRow = Row<'article'>;

const listColumns = [
  'id',
  'category',
  'featured',
  'publishedAt',
  'actorIds',
  'pictureSeeds',
  'readingMinutes',
  'slug',
  'title',
  'subtitle',
  'excerpt',
] as const;

/** An article in a list, without its text. */
export type PostRow = Pick<ArticleRow, (typeof listColumns)[number]>;

/** The index along which a list is read. */
type FoundBy = 'time' | 'category' | 'featured';

/** How a list is found. */
export const foundBy = (list: ArticleList): FoundBy => {
  if (list === 'latest') return 'time';
  return list === 'featured' ? 'featured' : 'category';
};

/** `category` is that of a list found by it, any text for others. The instants are the first and the last one that are read. */
type Range = Readonly<{ category: string; from: string; until: string }>;

const found: Readonly<Record<FoundBy, ($: Bind<{ category: string }>) => RawBuilder<SqlBool>>> = {
  time: () => sql`1 = 1`,
  category: ($) => sql`"article"."category" = ${$('category')}`,
  // As in its index, which a parameter would not use.
  featured: () => sql`"article"."featured" = 1`,
};

/** A page of a list, the newest first, without the articles of `exclude`, a JSON array. */
export const articlePage = memoized((by: FoundBy) =>
  statement((db, $: Bind<Range & { exclude: string; first: number; offset: number }>, { isAmong }) =>
    db
      .selectFrom('article')
      .select(listColumns)
      .where(found[by]($))
      .where('article.publishedAt', '>=', $('from'))
      .where('article.publishedAt', '<=', $('until'))
      .where(sql<SqlBool>`not (${isAmong('article.id', $('exclude'))})`)
      .orderBy('article.publishedAt', 'desc')
      .orderBy('article.id', 'desc')
      .limit($('first'))
      .offset($('offset')),
  ),
);

/** How many of some articles are in a list. */
export const countAmong = memoized((by: FoundBy) =>
  statement((db, $: Bind<Range & { ids: string }>, { isAmong }) =>
    db
      .selectFrom('article')
      .select((e) => e.fn.countAll<number>().as('total'))
      .where(isAmong('article.id', $('ids')))
      .where(found[by]($))
      .where('article.publishedAt', '>=', $('from'))
      .where('article.publishedAt', '<=', $('until')),
  ),
);

/** An article with its text. */
export const articleById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('article').selectAll().where('id', '=', $('id')),
);

/** The article that appeared before or after another one in its category. */
export const neighbour = memoized((side: 'before' | 'after') =>
  statement((db, $: Bind<{ category: ArticleRow['category']; publishedAt: string; id: number; now: string }>) => {
    const [at, id] = [sql.ref('article.publishedAt'), sql.ref('article.id')];
    const place = sql`(${$('publishedAt')}, ${$('id')})`;
    const order = side === 'before' ? 'desc' : 'asc';
    const ofCategory = db
      .selectFrom('article')
      .select(['id', 'slug', 'category', 'title'])
      .where('article.category', '=', $('category'));
    // Articles before one that has appeared have appeared, too: a second bound would have SQLite read from now on.
    const beside =
      side === 'before'
        ? ofCategory.where(sql<SqlBool>`(${at}, ${id}) < ${place}`)
        : ofCategory.where('article.publishedAt', '<=', $('now')).where(sql<SqlBool>`(${at}, ${id}) > ${place}`);
    return beside.orderBy('article.publishedAt', order).orderBy('article.id', order).limit(1);
  }),
);

/** The articles that some lists have of each month, those to come among them; `lists` is a JSON array. */
export const monthsOfLists = statement((db, $: Bind<{ lists: string }>, { isAmongTexts }) =>
  db
    .selectFrom('articleMonth')
    .select(['list', 'month', 'total'])
    .where(isAmongTexts('articleMonth.list', $('lists'))),
);

/** The articles to come, counted by what decides in which lists they are. */
export const articlesToCome = statement((db, $: Bind<{ now: string }>) =>
  db
    .selectFrom('article')
    .select(['category', 'featured', 'month'])
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('publishedAt', '>', $('now'))
    .groupBy(['category', 'featured', 'month']),
);

/** The first article between two instants. */
export const firstArticle = statement((db, $: Bind<{ from: string; until: string }>) =>
  db
    .selectFrom('article')
    .select(['publishedAt', 'pictureSeeds'])
    .where('publishedAt', '>=', $('from'))
    .where('publishedAt', '<=', $('until'))
    .orderBy('publishedAt', 'asc')
    .orderBy('id', 'asc')
    .limit(1),
);

/** Articles by their ids, a JSON array, without their texts. */
export const articlesAmong = statement((db, $: Bind<{ ids: string }>, { isAmong }) =>
  db
    .selectFrom('article')
    .select(listColumns)
    .where(isAmong('article.id', $('ids'))),
);

/** The columns of the addresses of articles, the newest first. */
export const articleAddressRows = statement((db, $: Bind<{ now: string; max: number }>) =>
  db
    .selectFrom('article')
    .select(['id', 'category', 'slug', 'publishedAt'])
    .where('publishedAt', '<=', $('now'))
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit($('max')),
);
