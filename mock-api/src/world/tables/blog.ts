import type { Infer } from '@lounge/protocol';
import type { blogCategory } from '@lounge/protocol/engagement/blog';
import { enumeration, json } from '../column-specs.ts';
import type { ArticleList } from '../article-lists.ts';
import type { ByLanguage } from '../by-language.ts';

/** The tables of the magazine. */
export const blogTables = {
  article: {
    id: 'id',
    category: enumeration<Infer<typeof blogCategory>>(),
    featured: 'flag',
    /** When it appears. */
    publishedAt: 'instant',
    /** That of `publishedAt` in Berlin, as `2026-11`. */
    month: 'text',
    /** Its performers. */
    actorIds: json<readonly number[]>(),
    /** The first one is above the article, the others are in its text. */
    pictureSeeds: json<readonly string[]>(),
    readingMinutes: 'int',
    slug: json<ByLanguage>(),
    title: json<ByLanguage>(),
    subtitle: json<ByLanguage>(),
    excerpt: json<ByLanguage>(),
    /** In the addresses of its pictures the brand is `{brand}`. */
    html: json<ByLanguage>(),
  },
  /** How many articles a list has of a month, those to come among them, so that totals are read without the articles. */
  articleMonth: { key: 'key', list: enumeration<ArticleList>(), month: 'text', total: 'int' },
} as const;
