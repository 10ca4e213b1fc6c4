import type { Infer } from '@lounge/protocol';
import { actorSearchState, collection, foundActor, zipArea } from '@lounge/protocol/content/actor-search';
import { parsed } from '../parsed.ts';
import { aModel } from './actors.ts';

type SearchStateData = Infer<typeof actorSearchState>;
type CollectionData = Infer<typeof collection>;

/** A category with one performer. */
export const aCollection = (overrides: Partial<CollectionData> = {}): CollectionData =>
  parsed(collection, {
    id: 3,
    slug: 'live-now',
    name: 'Live now',
    label: 'Live now',
    texts: [{ value: 'Everybody who is here right now and can answer at once.', language: 'en' }],
    imageId: 'room-ravenna-category',
    imageUrl: '/pictures/velvet/still/room-ravenna-category',
    picture: { url: '/pictures/velvet/still/room-ravenna-category', kind: 'still', tint: 3 },
    modelCount: 1,
    ...overrides,
  });

/** A performer who was found, without a distance. */
export const aFoundActor = (overrides: Partial<Infer<typeof foundActor>> = {}): Infer<typeof foundActor> =>
  parsed(foundActor, { model: aModel(), distance: null, watching: 0, ...overrides });

/** The first page of a search that found one performer in Lisbon. */
export const aSearchState = (overrides: Partial<SearchStateData> = {}): SearchStateData =>
  parsed(actorSearchState, {
    searchType: 'default',
    sortType: 'rank',
    requestId: 1,
    activeCategory: aCollection(),
    availableFilters: [
      { condition: 'vip', group: 'offer', count: 1 },
      { condition: 'gender:F', group: 'gender', count: 1 },
    ],
    activeFilters: [],
    actorList: [aFoundActor()],
    page: 1,
    maxPage: 1,
    totalHits: 1,
    mapState: null,
    moodValue: null,
    markers: [
      { key: 'Lisbon', town: 'Lisbon', latitude: 38.7223, longitude: -9.1393, distance: null, actorIds: [9101] },
    ],
    ...overrides,
  });

/** The area of a postal code. */
export const aZipArea = (overrides: Partial<Infer<typeof zipArea>> = {}): Infer<typeof zipArea> =>
  parsed(zipArea, {
    zipCode: '50667',
    town: 'Cologne',
    countryCode: 'DE',
    latitude: 50.94,
    longitude: 6.96,
    ...overrides,
  });
