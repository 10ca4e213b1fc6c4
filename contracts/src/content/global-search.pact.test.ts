import {
  globalSearch,
  popularTags,
  searchActors,
  searchBlog,
  searchGalleries,
  searchMediaLibrary,
  searchResult,
  searchSuggestions,
  searchTags,
  searchVideos,
  storeSearchPattern,
} from '@lounge/protocol/content/global-search';
import {
  anAlbumOfPerformer,
  anArticle,
  aPerformer,
  aTvFormat,
  aTvVideo,
  aVideoOfPerformer,
  guestBoughtAlbum,
  guestBoughtVideo,
  guestWatchedTvVideo,
  onlyTags,
  patternWasSearched,
} from '@lounge/mock-api/states';
import { aModel } from '@lounge/testing/content/actors';
import { anAlbum } from '@lounge/testing/content/galleries';
import {
  aGlobalSearch,
  aLibraryItem,
  anArticleHit,
  aSearchResult,
  aTag,
  aTvHit,
} from '@lounge/testing/content/global-search';
import { aVideo } from '@lounge/testing/content/videos';
import { test } from 'vitest';
import { guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';

const model = { id: 9101, name: 'Quilla Vex' };
const onlineModel = { ...model, isOnline: true };
const quilla = aPerformer({ ...model, isOnline: true, basePrice: 4500 });
const other = aPerformer({ id: 9102, name: 'Odalys Quint', isOnline: false });
const link = '/en/amateur/quilla-vex/videos/95001/';
const { title } = aLibraryItem();
const rooftop = aVideoOfPerformer({ id: 95001, actorId: 9101, title, price: 2400, basePrice: 3000, likes: 1204 });
const garden = { id: 91001, title: 'From the garden', ageRating: 12 } as const;
const album = anAlbumOfPerformer({ ...garden, actorId: 9101, price: 900 });
const found = aModel({ ...model, slug: 'quilla-vex', isOnline: true });

const at = '2025-03-15T07:00:00.000Z';
const lamp = anArticle({ id: 96001, title: 'Quilla and the lamp', at });
const lampHit = anArticleHit({
  title: 'Quilla and the lamp',
  date: at,
  link: '/en/blog/news/96001-quilla-and-the-lamp/',
});

const kitchen = aTvFormat({ key: 'late-kitchen', title: 'Late kitchen' });
const soup = aTvVideo({ id: 97001, key: 'late-kitchen', title: 'Quilla at midnight', at });
const soupHit = aTvHit({
  title: 'Quilla at midnight',
  formatTitle: 'Late kitchen',
  publishedAt: at,
  link: '/en/tv/mediathek/late-kitchen/quilla-at-midnight/',
});

const coins = (value: number) => ({ value, currency: 'VXC' as const });
const owned = [
  guestBoughtVideo({ guestId: 7, videoId: 95001 }),
  guestBoughtAlbum({ guestId: 7, albumId: 91001 }),
] as const;

// @spec query:search.global
test('a typed pattern finds a performer, videos, an article and what the guest owns, with proposals', () =>
  pactForCall(globalSearch, {
    description: 'a typed search',
    caller: guest,
    states: [quilla, rooftop, lamp, kitchen, soup, guestBoughtVideo({ guestId: 7, videoId: 95001 })],
    input: { searchPattern: 'quill' },
    answer: aGlobalSearch({
      searchPattern: 'quill',
      actors: { ...aGlobalSearch().actors, link: '/en/search/performers/quill/' },
      videos: {
        count: 1,
        link: '/en/search/videos/quill/',
        items: [
          aVideo({
            link,
            model: onlineModel,
            guestInfo: { bought: true, gifted: false, flatrate: false, liked: false, disliked: false },
          }),
        ],
        type: 'videos',
      },
      mediathek: { count: 1, link: '/en/search/library/quill/', items: [aLibraryItem()], type: 'mediathek' },
      tv: { count: 1, link: '/en/search/tv/quill/', items: [soupHit], type: 'tv' },
      blog: { count: 1, link: '/en/search/magazine/quill/', items: [lampHit], type: 'blog' },
    }),
    exact: [
      ...(['searchPattern', 'proposals', 'actors.count', 'actors.link', 'actors.items.name'] as const),
      ...(['actors.items.link', 'actors.items.online', 'actors.items.mobileVideoCall'] as const),
      ...(['videos.count', 'videos.link', 'videos.items.id', 'videos.type'] as const),
      ...(['mediathek.count', 'mediathek.link', 'mediathek.items.id', 'mediathek.type'] as const),
      ...(['tv.count', 'tv.link', 'tv.items.id', 'tv.items.link', 'tv.type'] as const),
      ...(['blog.count', 'blog.link', 'blog.items.id', 'blog.items.link', 'blog.type'] as const),
    ],
  }));

test('a typed pattern that nothing begins with finds nothing', () =>
  pactForCall(globalSearch, {
    description: 'a typed search that finds nothing',
    states: [],
    input: { searchPattern: 'xqzvw' },
    answer: aGlobalSearch({
      searchPattern: 'xqzvw',
      proposals: [],
      actors: { count: 0, link: '/en/search/performers/xqzvw/', items: [] },
      videos: { count: 0, link: '/en/search/videos/xqzvw/', items: [], type: 'videos' },
      mediathek: { count: 0, link: '/en/search/library/xqzvw/', items: [], type: 'mediathek' },
      tv: { count: 0, link: '/en/search/tv/xqzvw/', items: [], type: 'tv' },
      blog: { count: 0, link: '/en/search/magazine/xqzvw/', items: [], type: 'blog' },
    }),
    exact: ['searchPattern', 'proposals', 'actors', 'videos', 'mediathek', 'tv', 'blog'],
  }));

// @spec query:search.actor
test('performers are found by several words, and who does not have all of them is not', () =>
  pactForCall(searchActors, {
    description: 'a search for performers',
    states: [aPerformer({ ...onlineModel, basePrice: 4500, city: 'Lisbon' }), other],
    input: { searchPattern: 'qui lisb vex', sort: 'best', order: 'desc', first: 5, offset: 0 },
    answer: { items: [found], total: 1 },
    exact: ['items.id', 'items.name', 'items.slug', 'items.isOnline', 'total'],
  }));

// @spec query:search.video
test('videos are found by the name of their performer, the newest first', () =>
  pactForCall(searchVideos, {
    description: 'a search for videos',
    states: [quilla, rooftop, aVideoOfPerformer({ id: 95002, actorId: 9101, price: 0, likes: 9000, daysOld: 30 })],
    input: { searchPattern: 'quilla', sort: 'released', maxPrice: 2400, duration: { from: 600, to: -1 } },
    answer: {
      items: [
        aVideo({ model: onlineModel, link }),
        aVideo({
          id: 95002,
          free: true,
          new: false,
          price: null,
          basePrice: null,
          model: onlineModel,
          link: link.replace('1/', '2/'),
        }),
      ],
      total: 2,
    },
    exact: ['items.id', 'items.model', 'items.link', 'items.free', 'total'],
  }));

// @spec query:search.gallery
test('albums are found by title; those for adults only are left out', () =>
  pactForCall(searchGalleries, {
    description: 'a search for albums',
    states: [quilla, album, anAlbumOfPerformer({ id: 91002, actorId: 9101, ageRating: 18, price: 900 })],
    input: { searchPattern: 'quilla garden', maxPrice: 1000 },
    answer: { items: [anAlbum({ id: 91001, actor: model })], total: 1 },
    exact: ['items.id', 'items.actor', 'items.ageRating', 'total'],
  }));

// @spec query:search.media-library
test('a guest finds what was bought', () =>
  pactForCall(searchMediaLibrary, {
    description: 'a search in what the guest owns',
    caller: guest,
    states: [quilla, rooftop, album, ...owned],
    input: { searchPattern: 'quilla' },
    answer: {
      items: [
        aLibraryItem(),
        aLibraryItem({
          kind: 'album',
          id: garden.id,
          title: garden.title,
          preview: { url: '/pictures/velvet/portrait/bust-noor-1', kind: 'portrait', tint: 1 },
          link: '/en/amateur/quilla-vex/pictures/91001/',
        }),
      ],
      total: 2,
    },
    exact: ['items.kind', 'items.id', 'items.title', 'items.actor', 'items.link', 'total'],
  }));

// @spec query:search.blog
test('articles are found by title and excerpt; what has not appeared is left out', () =>
  pactForCall(searchBlog, {
    description: 'a search for articles',
    states: [lamp, anArticle({ id: 96002, title: 'Quilla tomorrow', at: '2999-01-01T07:00:00.000Z' })],
    input: { searchPattern: 'quilla evening', sort: 'released', order: 'desc', first: 5, offset: 0 },
    answer: { items: [lampHit], total: 1 },
    exact: [
      ...(['items.id', 'items.title', 'items.subtitle', 'items.date', 'items.excerpt', 'items.featured'] as const),
      ...(['items.category', 'items.link', 'total'] as const),
    ],
  }));

test('a pattern that no article has finds none', () =>
  pactForCall(searchBlog, {
    description: 'a search for articles that finds nothing',
    states: [],
    input: { searchPattern: 'xqzvw' },
    answer: { items: [], total: 0 },
    exact: ['items', 'total'],
  }));

// @spec rest:search.result.get
test('the first results of each type come with their totals', () =>
  pactForCall(searchResult, {
    description: 'a request for the results of all types',
    caller: guest,
    states: [quilla, rooftop, album, lamp, kitchen, soup, ...owned],
    input: { language: 'en', searchPattern: 'quilla', searchType: 'all', from: 0, take: 10, withTotalCount: true },
    answer: aSearchResult({
      totalCount: 7,
      totals: { models: 1, videos: 1, galleries: 1, mediaLibrary: 2, tv: 1, blog: 1 },
      models: [found],
      videos: [
        aVideo({
          model: onlineModel,
          link,
          guestInfo: { bought: true, gifted: false, flatrate: false, liked: false, disliked: false },
        }),
      ],
      // A VIP pays less.
      galleries: [anAlbum({ id: 91001, actor: model, prices: { album: coins(450), base: coins(900) } })],
      mediaLibrary: [
        aLibraryItem(),
        aLibraryItem({ kind: 'album', id: 91001, link: '/en/amateur/quilla-vex/pictures/91001/' }),
      ],
      tv: [soupHit],
      blog: [lampHit],
    }),
    exact: [
      ...(['searchPattern', 'searchType', 'from', 'totalCount', 'totals', 'models.id', 'videos.id'] as const),
      ...(['galleries.id', 'mediaLibrary.kind', 'mediaLibrary.id', 'tv.id', 'blog.id'] as const),
    ],
  }));

test('the results of one type come alone, in the language of the path', () =>
  pactForCall(searchResult, {
    description: 'a request for results of one type, with signs in the pattern',
    states: [quilla, rooftop],
    input: { language: 'de', searchPattern: 'quilla / 50 %?', searchType: 'videos', sort: 'best', order: 'asc' },
    answer: aSearchResult({
      searchPattern: 'quilla / 50 %?',
      searchType: 'videos',
      totalCount: null,
      totals: null,
      models: [],
      videos: [],
    }),
    exact: [
      'searchPattern',
      'searchType',
      'totalCount',
      'totals',
      'models',
      'videos',
      'galleries',
      'mediaLibrary',
      'tv',
      'blog',
    ],
  }));

test('videos of TV are found page by page; what is to come is left out', () =>
  pactForCall(searchResult, {
    description: 'a request for the videos of TV that a pattern finds',
    caller: guest,
    states: [
      kitchen,
      soup,
      guestWatchedTvVideo({ guestId: 7, videoId: 97001 }),
      aTvVideo({ id: 97002, key: 'late-kitchen', number: 2, title: 'Quilla later', at: '2999-01-01T07:00:00.000Z' }),
    ],
    input: {
      language: 'en',
      searchPattern: 'quilla kitchen',
      searchType: 'tv',
      sort: 'released',
      order: 'desc',
      from: 0,
      take: 30,
      withTotalCount: true,
    },
    answer: aSearchResult({
      searchPattern: 'quilla kitchen',
      searchType: 'tv',
      totalCount: 1,
      totals: { models: 0, videos: 0, galleries: 0, mediaLibrary: 0, tv: 1, blog: 0 },
      models: [],
      videos: [],
      tv: [{ ...soupHit, isWatched: true }],
    }),
    exact: [
      ...(['searchType', 'from', 'totalCount', 'totals', 'models', 'videos', 'galleries', 'mediaLibrary'] as const),
      ...(['blog', 'tv.id', 'tv.title', 'tv.formatTitle', 'tv.duration', 'tv.isPremium', 'tv.isWatched'] as const),
      ...(['tv.publishedAt', 'tv.link'] as const),
    ],
  }));

// @spec query:search.suggestions
test('a tag, a pattern of enough visitors and a name are proposed', () =>
  pactForCall(searchSuggestions, {
    description: 'a request for suggestions',
    states: [
      quilla,
      onlyTags({ tags: [{ id: 'quilt', name: 'Quilting', count: 3 }] }),
      patternWasSearched({ pattern: 'quilla at night', visitors: 3 }),
    ],
    input: { searchPattern: 'quil', first: 5 },
    answer: { suggestions: ['Quilting', 'quilla at night', 'Quilla Vex'] },
    exact: ['suggestions'],
  }));

test('a pattern of too few visitors is not proposed', () =>
  pactForCall(searchSuggestions, {
    description: 'a request for suggestions before enough visitors searched',
    states: [onlyTags({ tags: [] }), patternWasSearched({ pattern: 'xqzvw at night', visitors: 2 })],
    input: { searchPattern: 'xqzvw' },
    answer: { suggestions: [] },
    exact: ['suggestions'],
  }));

// @spec query:search.pattern.store
test('a pattern that finds something is stored', () =>
  pactForCall(storeSearchPattern, {
    description: 'a request to store a pattern',
    states: [quilla],
    input: { searchPattern: 'quilla' },
    answer: { stored: true },
    exact: ['stored'],
  }));

test('a pattern that finds nothing is not stored', () =>
  pactForCall(storeSearchPattern, {
    description: 'a request to store a pattern that finds nothing',
    states: [],
    input: { searchPattern: 'xqzvw' },
    answer: { stored: false },
    exact: ['stored'],
  }));

const tags = onlyTags({
  tags: [
    { id: 'jazz', name: 'Jazz', count: 4 },
    { id: 'piano', name: 'Piano', count: 12 },
    { id: 'piano-bar', name: 'Piano bar', count: 2 },
  ],
});

// @spec query:tags.search
test('tags are found by a word of their name', () =>
  pactForCall(searchTags, {
    description: 'a search for tags',
    states: [tags],
    input: { searchPattern: 'pia', first: 5 },
    answer: [aTag(), aTag({ id: 'piano-bar', name: 'Piano bar', count: 2 })],
    exact: ['id', 'name', 'count'],
  }));

// @spec query:tags.most-popular
test('the tags with the most videos come first', () =>
  pactForCall(popularTags, {
    description: 'a request for the most popular tags',
    states: [tags],
    input: { first: 2 },
    answer: [aTag(), aTag({ id: 'jazz', name: 'Jazz', count: 4 })],
    exact: ['id', 'name', 'count'],
  }));
