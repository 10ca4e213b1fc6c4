import { alternates, type Hreflang } from '@lounge/locale';
import { blogCategory, blogSlugOf } from '@lounge/protocol/engagement/blog';
import type { DatedPage, PageAddresses } from '../../foundation/page/ports.ts';
import { localized } from '../../wire/localized.ts';
import { toJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, WorldParts } from '../../world/world.ts';
import { articleAddresses } from './article-addresses.ts';
import { listNames } from './list-names.ts';
import { coverPicture } from './map-article.ts';
import { appearedMonths, untilNow } from './months.ts';
import { articleAddressRows, articlePage, articlesAmong, type PostRow } from './statements.ts';

/** The facts of an article for search engines, previews of links and readers of feeds. */
export interface PublicArticle {
  readonly id: number;
  readonly addresses: Readonly<Record<Hreflang, string>>;
  readonly title: string;
  readonly subtitle: string;
  readonly excerpt: string;
  readonly publishedAt: string;
  /** The name of its category. */
  readonly category: string;
  /** The path of its picture, without a width. */
  readonly picture: string;
}

type Reader = Pick<Caller, 'language' | 'brand'>;

const publicArticleOf = (row: PostRow, reader: Reader): PublicArticle => ({
  id: row.id,
  addresses: articleAddresses(row),
  title: localized(row.title, reader),
  subtitle: localized(row.subtitle, reader),
  excerpt: localized(row.excerpt, reader),
  publishedAt: row.publishedAt,
  category: listNames[row.category][reader.language],
  picture: coverPicture(row, 'still', reader).url,
});

/** Reads an article without its text; null for one that has not appeared, or that there is not. */
export const publicArticle = async (id: number, reader: Reader, world: WorldParts): Promise<PublicArticle | null> => {
  const [row] = await articlesAmong.all(world.database.reader, { ids: toJson([id]) });
  return row === undefined || row.publishedAt > nowIso(world) ? null : publicArticleOf(row, reader);
};

/** Reads the latest articles without their texts. */
export const latestArticles = async (
  first: number,
  reader: Reader,
  world: WorldParts,
): Promise<readonly PublicArticle[]> => {
  const page = { category: '', ...untilNow(world), exclude: toJson<readonly number[]>([]), first, offset: 0 };
  const rows = await articlePage('time').all(world.database.reader, page);
  return rows.map((row) => publicArticleOf(row, reader));
};

/** The pages of categories and years that have articles, and of the articles that have appeared, the newest first. */
export const magazinePages = async (
  max: number,
  world: WorldParts,
): Promise<{ readonly lists: readonly PageAddresses[]; readonly content: readonly DatedPage[] }> => {
  const { reader: tx } = world.database;
  const [monthsOf, rows] = await Promise.all([
    appearedMonths([...blogCategory.values, 'latest'], { tx, clock: world.clock }),
    articleAddressRows.all(tx, { now: nowIso(world), max }),
  ]);
  const categories = blogCategory.values.filter((each) => monthsOf(each).size > 0);
  const years = new Set([...monthsOf('latest').keys()].map((month) => month.slice(0, 4)));
  return {
    lists: [
      ...categories.map((each) => alternates('blog.category', { category: blogSlugOf(each) })),
      ...[...years].map((year) => alternates('blog.archive', { year })),
    ],
    content: rows.map((row) => ({ at: row.publishedAt, page: articleAddresses(row) })),
  };
};
