import { berlinDay } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { blogCategory } from '@lounge/protocol/engagement/blog';

/** A list of articles: of one category, of those that stand out, or of all. */
export type ArticleList = Infer<typeof blogCategory> | 'featured' | 'latest';

/** The lists that an article is in. */
export const listsOf = ({
  category,
  featured,
}: {
  readonly category: Infer<typeof blogCategory>;
  readonly featured: number;
}): readonly ArticleList[] => ['latest', category, ...(featured === 1 ? (['featured'] as const) : [])];

/** The month of an instant in Berlin, as `2026-11`. */
export const monthIn = (publishedAt: string): string => berlinDay(publishedAt).slice(0, 7);

/** The key of what a list has of a month. */
export const articleMonthKey = (list: ArticleList, month: string): string => `${list} ${month}`;
