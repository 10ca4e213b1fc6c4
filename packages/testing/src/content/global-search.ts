import type { Infer } from '@lounge/protocol';
import {
  articleHit,
  globalSearchAnswer,
  libraryItem,
  searchResults,
  searchTag,
  tvHit,
} from '@lounge/protocol/content/global-search';
import { parsed } from '../parsed.ts';
import { aModel } from './actors.ts';
import { aVideo } from './videos.ts';

type Answer = Infer<typeof globalSearchAnswer>;
type Item = Infer<typeof libraryItem>;
type Results = Infer<typeof searchResults>;
type Hit = Infer<typeof articleHit>;
type OfTv = Infer<typeof tvHit>;
type Tag = Infer<typeof searchTag>;

/** A video that the guest owns, as a result. */
export const aLibraryItem = (overrides: Partial<Item> = {}): Item =>
  parsed(libraryItem, {
    kind: 'video',
    id: 95001,
    title: 'Rooftop, after rain',
    actor: { id: 9101, name: 'Quilla Vex' },
    preview: { url: '/pictures/velvet/still/leaves-noor-video-1', kind: 'still', tint: 5 },
    link: '/en/amateur/quilla-vex/videos/95001/',
    ...overrides,
  });

/** An article of the magazine, as a result. */
export const anArticleHit = (overrides: Partial<Hit> = {}): Hit =>
  parsed(articleHit, {
    id: 96001,
    title: 'A lamp on the stairs',
    subtitle: 'Who puts it there, and for whom.',
    date: '2026-11-12T07:00:00.000Z',
    excerpt: 'Every evening somebody puts a lamp on the stairs. We asked who.',
    featured: false,
    category: 'News',
    picture: { url: '/pictures/velvet/still/bust-noor-post-96001-1', kind: 'still', tint: 3 },
    link: '/en/blog/news/96001-a-lamp-on-the-stairs/',
    ...overrides,
  });

/** A free video of TV that the guest has not watched, as a result. */
export const aTvHit = (overrides: Partial<OfTv> = {}): OfTv =>
  parsed(tvHit, {
    id: 97001,
    title: 'Soup at midnight',
    formatTitle: 'Night kitchen',
    duration: 1320,
    isPremium: false,
    isWatched: false,
    picture: { url: '/pictures/velvet/still/room-noor-tv-video-97001', kind: 'still', tint: 3 },
    publishedAt: '2026-11-12T20:00:00.000Z',
    link: '/en/tv/mediathek/night-kitchen/soup-at-midnight/',
    ...overrides,
  });

/** A tag of videos. */
export const aTag = (overrides: Partial<Tag> = {}): Tag =>
  parsed(searchTag, { id: 'piano', name: 'Piano', count: 12, ...overrides });

/** The results of a typed search for a performer who is online, with one video. */
export const aGlobalSearch = (overrides: Partial<Answer> = {}): Answer =>
  parsed(globalSearchAnswer, {
    searchPattern: 'quilla',
    proposals: ['Quilla Vex'],
    actors: {
      count: 1,
      link: '/en/search/performers/quilla/',
      items: [
        {
          name: 'Quilla Vex',
          imageUrl: '/pictures/velvet/portrait/noor',
          imageAspect: 0.75,
          link: '/en/amateur/quilla-vex/',
          online: true,
          mobileVideoCall: true,
        },
      ],
    },
    videos: { count: 1, link: '/en/search/videos/quilla/', items: [aVideo()], type: 'videos' },
    mediathek: { count: 1, link: '/en/search/library/quilla/', items: [aLibraryItem()], type: 'mediathek' },
    tv: { count: 1, link: '/en/search/tv/quilla/', items: [aTvHit()], type: 'tv' },
    blog: { count: 1, link: '/en/search/magazine/quilla/', items: [anArticleHit()], type: 'blog' },
    ...overrides,
  });

/** Results of the types, with their totals. */
export const aSearchResult = (overrides: Partial<Results> = {}): Results =>
  parsed(searchResults, {
    searchPattern: 'quilla',
    searchType: 'all',
    from: 0,
    totalCount: 2,
    totals: { models: 1, videos: 1, galleries: 0, mediaLibrary: 0, tv: 0, blog: 0 },
    models: [aModel()],
    videos: [aVideo()],
    galleries: [],
    mediaLibrary: [],
    tv: [],
    blog: [],
    ...overrides,
  });
