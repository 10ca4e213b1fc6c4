import { pathTo } from '@lounge/locale';
import { articleParams, blogSlugOf } from '@lounge/protocol/engagement/blog';
import type { BlogPeriod, BlogPostData } from '@lounge/stores/engagement/blog';
import { idIn, idOf } from '../../foundation/page/id-in.ts';
import type { BlogListName } from './blog-lists.ts';

/** The address of an article. */
export const articlePath = (post: Pick<BlogPostData, 'id' | 'slug' | 'category'>, language: string): string =>
  pathTo('blog.article', language, articleParams(post));

/** The part of an article's address that is its id; its words may be any. */
const idPart = (article = ''): string | undefined => article.split('-')[0];

/** The id of the article that an address names; null without one. */
export const articleIdOf = (article: string | undefined): number | null => idOf(idPart(article));

/** The id of the article that an address names. Throws a 404 response without one. */
export const articleIdIn = (article: string | undefined): number => idIn(idPart(article));

/** The address of a list of articles. */
export const listPath = (list: BlogListName, language: string): string =>
  pathTo('blog.category', language, { category: blogSlugOf(list) });

/** A period with a year: that of an archive's page or of an issue. */
export type ShownPeriod = BlogPeriod & { readonly year: number };

const numberIn = (text: string | undefined, most: number): number => {
  const number = idIn(text);
  if (number > most) throw new Response(null, { status: 404 });
  return number;
};

/** The year or the month that an address names. Throws a 404 response for others. */
export const periodIn = (year: string | undefined, month: string | undefined): ShownPeriod => ({
  year: numberIn(year, 9999),
  ...(month === undefined ? {} : { month: numberIn(month, 12) }),
});

/** The address of a year's or a month's articles. */
export const archivePath = (language: string, year: number, month?: number): string =>
  pathTo('blog.archive', language, { year, ...(month === undefined ? {} : { month: String(month) }) });

const monthsOfIssue = 3;

/** The months of an issue, whose id is its year and its quarter. Throws a 404 response for others. */
export const issuePeriod = (id: string | undefined): ShownPeriod => {
  const [, year, quarter] = /^([1-9]\d{3})([1-4])$/.exec(id ?? '') ?? [];
  if (year === undefined) throw new Response(null, { status: 404 });
  return { year: Number(year), month: (Number(quarter) - 1) * monthsOfIssue + 1, months: monthsOfIssue };
};

/** The key of a period among those that were opened. */
export const keyOfPeriod = ({ year, month, months }: BlogPeriod): string =>
  [year, month, months].filter((each) => each !== undefined).join('-');

/** The period of a key that was made by `keyOfPeriod`. */
export const periodOfKey = (key: string): BlogPeriod => {
  const [year, month, months] = key.split('-').map(Number);
  return {
    ...(year === undefined ? {} : { year }),
    ...(month === undefined ? {} : { month }),
    ...(months === undefined ? {} : { months }),
  };
};
