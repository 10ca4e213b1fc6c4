import {
  collections,
  deleteSearchFilter,
  getGeoLocationByZip,
  initActorSearch,
  onlineActorsAmount,
  searchActors,
} from '@lounge/protocol/content/actor-search';
import { aCategory, aPerformer, noCategories, noPerformerIsOnline } from '@lounge/mock-api/states';
import { aCollection, aFoundActor, aSearchState, aZipArea } from '@lounge/testing/content/actor-search';
import { aModel } from '@lounge/testing/content/actors';
import { test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';

const live = aCategory({
  id: 3,
  slug: 'live-now',
  title: 'Live now',
  text: 'Everybody who is here right now and can answer at once.',
  conditions: ['online'],
});
const known = { age: 31, city: 'Lisbon' } as const;
const noor = aPerformer({ ...known, id: 9101, name: 'Noor Vega', isOnline: true, basePrice: 4200 });
const onlyNoor = [noPerformerIsOnline({}), noor, live];
const pageOne = ['searchType', 'sortType', 'requestId', 'actorList.model.id', 'page', 'maxPage', 'totalHits'];
const vip = { condition: 'vip', group: 'offer', count: 1 } as const;

// @spec rest:actor-search.init, entity:actorSearchState, constant:actorSearch.defaultCategory
test('a search begins with its category, its filters and the first page', () =>
  pactForCall(initActorSearch, {
    description: 'a request to begin a search of performers',
    states: onlyNoor,
    input: { searchType: 'default' },
    answer: aSearchState({ requestId: 0 }),
    exact: [...pageOne, 'activeCategory.id', 'activeCategory.slug'],
  }));

test('a search begins in the category and order that it names', () =>
  pactForCall(initActorSearch, {
    description: 'a request to begin a search of performers in a category',
    states: [
      ...onlyNoor,
      aCategory({ id: 12, slug: 'talks', title: 'Talks', text: 'In German.', conditions: ['online', 'language:de'] }),
    ],
    input: { searchType: 'custom', sortType: 'rank', currentCollection: 'talks' },
    answer: aSearchState({
      searchType: 'custom',
      requestId: 0,
      activeCategory: aCollection({ id: 12, slug: 'talks', name: 'Talks', label: 'Talks' }),
    }),
    exact: [...pageOne, 'activeCategory.id', 'activeCategory.slug', 'activeCategory.label'],
  }));

// @spec constant:actorSearch.newlyRegisteredCategory
test('a search of new performers is in the category of those', () =>
  pactForCall(initActorSearch, {
    description: 'a request to begin a search of new performers',
    states: [
      noPerformerIsOnline({}),
      aPerformer({ ...known, id: 9101, name: 'Noor Vega', isOnline: true, isNew: true, basePrice: 4200 }),
      aCategory({ id: 88, slug: 'new-faces', title: 'New faces', text: 'Just here.', conditions: ['new', 'online'] }),
    ],
    input: { searchType: 'new girls' },
    answer: aSearchState({
      searchType: 'new girls',
      requestId: 0,
      activeCategory: aCollection({ id: 88, slug: 'new-faces', name: 'New faces', label: 'New faces' }),
      actorList: [aFoundActor({ model: aModel({ isNew: true }) })],
    }),
    exact: [...pageOne, 'activeCategory.id', 'actorList.model.isNew'],
  }));

test('a search in an unknown category is unknown', () =>
  pactForCall(initActorSearch, {
    description: 'a request to begin a search of performers in an unknown category',
    states: [noCategories({})],
    input: { searchType: 'custom', currentCollection: 'nowhere' },
    error: 'unknown',
    field: 'currentCollection',
  }));

test('visitors see no search of another day', () =>
  pactForCall(initActorSearch, {
    description: 'a request of a visitor to begin a search of performers as of another day',
    input: { searchType: 'new girls', qmdate: '2026-12-15' },
    error: 'declined',
    field: 'qmdate',
  }));

// @spec rest:actor-search.search, entity:enum.actorSearchSort, entity:enum.actorSearchType
test('a search by distance carries a position, a mood, conditions and the filter that changed', () =>
  pactForCall(searchActors, {
    description: 'a request for performers near a position',
    states: [
      ...onlyNoor,
      aPerformer({ ...known, id: 9102, name: 'Ivo Lund', isOnline: true, isVip: true, city: 'Porto' }),
      aPerformer({ ...known, id: 9101, name: 'Noor Vega', isOnline: true, isVip: true, basePrice: 4200 }),
    ],
    input: {
      page: 2,
      moodValue: 50,
      searchType: 'location',
      sortType: 'distance',
      requestId: 7,
      forcedLocation: { latitude: 38.72, longitude: -9.14 },
      radius: 300,
      currentCollection: 'live-now',
      searchConditions: ['vip', 'age:25-40'],
      changedFilter: 'vip',
    },
    answer: aSearchState({
      searchType: 'location',
      sortType: 'distance',
      requestId: 7,
      activeFilters: [
        { ...vip, count: 2 },
        { condition: 'age:25-40', group: 'range', count: null },
      ],
      actorList: [
        aFoundActor({ model: aModel({ isVip: true }), distance: 1 }),
        aFoundActor({
          model: aModel({ id: 9102, name: 'Ivo Lund', slug: 'ivo-lund', city: 'Porto', isVip: true, basePrice: null }),
          distance: 274,
        }),
      ],
      totalHits: 2,
      mapState: { latitude: 38.72, longitude: -9.14, zipCode: null, town: null, radius: 300 },
      moodValue: 50,
      markers: [
        { key: 'Lisbon', town: 'Lisbon', latitude: 38.7223, longitude: -9.1393, distance: 1, actorIds: [9101] },
        { key: 'Porto', town: 'Porto', latitude: 41.1579, longitude: -8.6291, distance: 274, actorIds: [9102] },
      ],
    }),
    exact: [...pageOne, 'moodValue', 'activeFilters.condition', 'markers.actorIds', 'mapState.radius'],
  }));

// @spec rule:zip-length-5
test('a search near a postal code says where that is', () =>
  pactForCall(searchActors, {
    description: 'a request for performers near a postal code',
    states: [noPerformerIsOnline({}), aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true, city: 'Köln' })],
    input: { page: 1, searchType: 'location', requestId: 8, forcedZip: '50667', searchConditions: ['online'] },
    answer: aSearchState({
      searchType: 'location',
      sortType: 'distance',
      requestId: 8,
      activeCategory: null,
      activeFilters: [{ condition: 'online', group: 'offer', count: 1 }],
      actorList: [aFoundActor({ model: aModel({ city: 'Cologne', basePrice: null }), distance: 1 })],
      mapState: { latitude: 50.94, longitude: 6.96, zipCode: '50667', town: 'Cologne', radius: null },
      markers: [{ key: 'Köln', town: 'Cologne', latitude: 50.9375, longitude: 6.9603, distance: 1, actorIds: [9101] }],
    }),
    exact: [...pageOne, 'mapState.zipCode'],
  }));

// @spec rule:geo-lookup-empty, error:geo-zip-failed
test('a search near an unknown postal code finds nobody', () =>
  pactForCall(searchActors, {
    description: 'a request for performers near an unknown postal code',
    input: { page: 1, searchType: 'location', requestId: 9, forcedZip: 'XXXXX' },
    answer: aSearchState({
      searchType: 'location',
      sortType: 'distance',
      requestId: 9,
      activeCategory: null,
      availableFilters: [],
      actorList: [],
      maxPage: 0,
      totalHits: 0,
      markers: [],
    }),
    exact: ['requestId', 'totalHits', 'maxPage'],
  }));

test('a page beyond the end is empty', () =>
  pactForCall(searchActors, {
    description: 'a request for a page of performers beyond the end',
    states: onlyNoor,
    input: { page: 21, searchType: 'default', requestId: 10 },
    answer: aSearchState({
      requestId: 10,
      page: 21,
      activeCategory: null,
      availableFilters: [],
      actorList: [],
      maxPage: null,
      totalHits: null,
      markers: [],
    }),
    exact: ['requestId', 'page'],
  }));

test('a search near a postal code of four characters is malformed', () =>
  pactForCall(searchActors, {
    description: 'a request for performers near a postal code of four characters',
    input: { page: 1, searchType: 'location', requestId: 11, forcedZip: '1010' },
    error: 'malformed',
    field: 'forcedZip',
  }));

test('a search by a condition that nobody knows is malformed', () =>
  pactForCall(searchActors, {
    description: 'a request for performers by an unknown condition',
    input: { page: 1, searchType: 'custom', requestId: 12, searchConditions: ['shoe-size:38'] },
    error: 'malformed',
    field: 'searchConditions.0',
  }));

test('a page of an unknown category is unknown', () =>
  pactForCall(searchActors, {
    description: 'a request for performers of an unknown category',
    states: [noCategories({})],
    input: { page: 1, searchType: 'custom', requestId: 13, currentCollection: 'nowhere' },
    error: 'unknown',
    field: 'currentCollection',
  }));

// @spec rest:actor-search.filter.delete
test('a filter is deleted from a search', () =>
  pactForCall(deleteSearchFilter, {
    description: 'a request to delete a filter from a search of performers',
    states: onlyNoor,
    input: { searchType: 'default', requestId: 14, searchConditions: ['vip', 'language:de'], changedFilter: 'vip' },
    answer: aSearchState({ requestId: 14, activeFilters: [{ condition: 'language:de', group: 'language', count: 1 }] }),
    exact: [...pageOne, 'activeFilters.condition'],
  }));

test('a filter of a search in an unknown category is not deleted', () =>
  pactForCall(deleteSearchFilter, {
    description: 'a request to delete a filter from a search in an unknown category',
    states: [noCategories({})],
    input: { searchType: 'custom', requestId: 15, currentCollection: 'nowhere', searchConditions: ['vip'] },
    error: 'unknown',
    field: 'currentCollection',
  }));

// @spec rest:utility.geo-location-by-zip.get
test('the area of a postal code is read', () =>
  pactForCall(getGeoLocationByZip, {
    description: 'a request for the area of a postal code',
    input: { zipCode: '50667' },
    answer: aZipArea(),
    exact: ['zipCode', 'countryCode'],
  }));

test('the area of an unknown postal code is unknown', () =>
  pactForCall(getGeoLocationByZip, {
    description: 'a request for the area of an unknown postal code',
    input: { zipCode: 'XXXXX' },
    error: 'unknown',
    field: 'zipCode',
  }));

// @spec rest:monitoring.online-actors-amount
test('the number of performers online is read', () =>
  pactForCall(onlineActorsAmount, {
    description: 'a request for the number of performers online',
    states: onlyNoor,
    input: {},
    answer: { amount: 1 },
    exact: ['amount'],
  }));

// @spec query:collections.list, entity:collection
test('the categories are listed in their order', () =>
  pactForCall(collections, {
    description: 'a query for the categories of performers',
    states: [noCategories({}), noPerformerIsOnline({}), noor, live],
    input: {},
    answer: [aCollection()],
    exact: ['id', 'slug', 'name', 'modelCount'],
  }));
