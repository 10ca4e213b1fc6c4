import type { Infer } from '@lounge/protocol';
import { globalSearchAnswer, libraryItem, searchResults, searchTag } from '@lounge/protocol/content/global-search';
import { parsed } from '../parsed.ts';
import { aModel } from './actors.ts';
import { aVideo } from './videos.ts';

type Answer = Infer<typeof globalSearchAnswer>;
type Item = Infer<typeof libraryItem>;
type Results = Infer<typeof searchResults>;
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
    ...overrides,
  });

/** Results of the types, with their totals. */
export const aSearchResult = (overrides: Partial<Results> = {}): Results =>
  parsed(searchResults, {
    searchPattern: 'quilla',
    searchType: 'all',
    from: 0,
    totalCount: 2,
    totals: { models: 1, videos: 1, galleries: 0, mediaLibrary: 0 },
    models: [aModel()],
    videos: [aVideo()],
    galleries: [],
    mediaLibrary: [],
    ...overrides,
  });
