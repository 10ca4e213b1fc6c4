import { language, type Infer } from '@lounge/protocol';
import {
  blogArchive,
  blogArticle,
  blogNeighbour,
  blogOverview,
  blogPost,
  blogPosts,
  magazine,
} from '@lounge/protocol/engagement/blog';
import { parsed } from '../parsed.ts';

type PostData = Infer<typeof blogPost>;
type NeighbourData = Infer<typeof blogNeighbour>;
type ArticleData = Infer<typeof blogArticle>;
type PostsData = Infer<typeof blogPosts>;
type ArchiveData = Infer<typeof blogArchive>;
type OverviewData = Infer<typeof blogOverview>;
type MagazineData = Infer<typeof magazine>;

/** An article in a list. */
export const aBlogPost = (over: Partial<PostData> = {}): PostData =>
  parsed(blogPost, {
    id: 96001,
    slug: 'a-lamp-on-the-stairs',
    category: 'news',
    title: 'A lamp on the stairs',
    subtitle: 'Who puts it there, and for whom.',
    date: '2026-11-12T07:00:00.000Z',
    excerpt: 'Every evening somebody puts a lamp on the stairs. We asked who.',
    featured: false,
    picture: { url: '/pictures/velvet/still/bust-noor-post-96001-1', kind: 'still', tint: 3 },
    readingMinutes: 2,
    actorIds: [],
    ...over,
  });

/** The way to an article. */
export const aBlogNeighbour = (over: Partial<NeighbourData> = {}): NeighbourData =>
  parsed(blogNeighbour, {
    id: 96002,
    slug: 'a-chair-by-the-window',
    category: 'news',
    title: 'A chair by the window',
    ...over,
  });

/** An article with its text. */
export const aBlogArticle = (over: Partial<ArticleData> = {}): ArticleData =>
  parsed(blogArticle, {
    post: aBlogPost(),
    slugs: language.values.map((each) => ({ language: each, value: 'a-lamp-on-the-stairs' })),
    portrait: null,
    html: '<p>Every evening somebody puts a lamp on the stairs.</p>',
    previous: null,
    next: null,
    ...over,
  });

/** A page of articles: one, unless others are given. */
export const aBlogPage = (over: Partial<PostsData> = {}): PostsData => {
  const posts = over.posts ?? [aBlogPost()];
  return parsed(blogPosts, { posts, total: posts.length, page: 1, article: null, ...over });
};

/** The answer to the read of one article. */
export const aBlogRead = (article: ArticleData = aBlogArticle()): PostsData =>
  aBlogPage({ posts: [], total: 0, article });

/** A page of the archive of a year with one article. */
export const aBlogArchive = (over: Partial<ArchiveData> = {}): ArchiveData =>
  parsed(blogArchive, {
    years: [{ year: 2026, total: 1, months: [{ month: 11, total: 1 }] }],
    year: 2026,
    posts: [aBlogPost()],
    total: 1,
    page: 1,
    ...over,
  });

/** The start of a magazine with one article. */
export const aBlogOverview = (over: Partial<OverviewData> = {}): OverviewData =>
  parsed(blogOverview, {
    featured: null,
    posts: [aBlogPost()],
    total: 1,
    categories: [
      { category: 'news', categoryId: 45, total: 1 },
      { category: 'actions', categoryId: 43, total: 0 },
      { category: 'interviews', categoryId: 46, total: 0 },
      { category: 'event', categoryId: 38, total: 0 },
      { category: 'latest', categoryId: 0, total: 1 },
    ],
    archive: aBlogArchive(),
    ...over,
  });

/** An issue of the magazine. */
export const aMagazine = (over: Partial<MagazineData> = {}): MagazineData =>
  parsed(magazine, {
    id: 20_264,
    title: 'Autumn 2026',
    published: '2026-10-15T06:00:00.000Z',
    articles: 1,
    picture: { url: '/pictures/velvet/portrait/bust-noor-post-96001-1', kind: 'portrait', tint: 3 },
    year: 2026,
    month: 10,
    ...over,
  });
