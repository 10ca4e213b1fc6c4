import { conditions, describe, describeValues } from '../../declare/describe.ts';
import { deleteSearchFilter, getGeoLocationByZip, initActorSearch, onlineActorsAmount, searchActors } from './rest.ts';
import {
  actorSearchState,
  collection,
  foundActor,
  mapState,
  position,
  searchFilter,
  searchMarker,
  zipArea,
  actorSearchType,
  actorSearchSort,
  searchFilterGroup,
} from './schemas.ts';

const latitude = 'degrees north, from -90 to 90';
const longitude = 'degrees east, from -180 to 180';
const distance = 'kilometres from the place of the search; null without a place';

const kind = {
  searchType:
    '`default` live performers, `location` by distance, `custom` by conditions, `new girls` those who joined lately',
  sortType: '`rank` puts online before offline; if left out, `distance` for `location` and `rank` for all others',
  currentCollection: 'the slug of a category whose conditions hold as well; up to 60 characters',
} as const;

const zipForms =
  'a postal code of five characters, of the Netherlands as `1012AB`, of Austria and Switzerland as `AT-1010`,';

const search = {
  moodValue: 'from 0 calm to 100 lively; performers within 20 of it; null or left out for any mood',
  ...kind,
  requestId: 'a number of the client, which the answer repeats, so that older answers can be dropped',
  forcedLocation: 'the place to search around; it counts before `forcedZip`',
  forcedZip: `${zipForms} to search around; one that nobody knows finds nobody`,
  radius:
    'only performers who live at most so many kilometres from that place; any distance if left out, or without a place',
  searchConditions:
    'at most 30 such as `vip`, `gender:F`, `language:de`, `tag:music`, `age:25-40` or `price:3600`, up to four tags among them',
} as const;

/** Descriptions of this module's fields. */
export const descriptions = [
  describe(collection, {
    id: 'the category',
    slug: 'its name as it is in addresses and `currentCollection`',
    name: 'in the caller’s language',
    label: 'a short name for buttons, in the caller’s language',
    texts: 'its text in every interface language',
    imageId: 'names its picture, without an address',
    imageUrl: 'the address of the picture without its width',
    picture: 'the same with what it takes to show it in several widths',
    modelCount: 'performers in it, among the 2,000 of the highest rank',
  }),
  describe(position, { latitude, longitude }),
  describe(zipArea, {
    zipCode: 'the code that was asked for',
    town: 'the largest town in its area',
    countryCode: 'two letters of ISO 3166, such as `DE`',
    latitude: 'of its middle, in degrees north',
    longitude: 'of its middle, in degrees east',
  }),
  describe(searchFilter, {
    condition: 'what to add to or remove from `searchConditions`',
    group: 'where a page shows it; of genders and languages one is enough, all others must hold',
    count: 'performers who remain with it, at most 1,000; null for ages and prices',
  }),
  describe(foundActor, {
    model: 'the performer with the fields of a tile',
    distance,
    watching: 'how many watch her now, in chats, shows and free previews',
  }),
  describe(searchMarker, {
    key: 'identifies the mark among those of the map',
    town: 'where the performers live',
    latitude,
    longitude,
    distance,
    actorIds: 'who lives there, of this page of results',
  }),
  describe(mapState, {
    latitude,
    longitude,
    zipCode: 'the postal code that was searched around; null for a position',
    town: 'the largest town of that code’s area; null for a position',
    radius: 'how many kilometres around it was searched; null for any distance',
  }),
  describe(actorSearchState, {
    searchType: 'as it was asked for',
    sortType: 'the order that was applied',
    requestId: 'the number of the request; 0 after `initActorSearch`',
    activeCategory: 'the category whose conditions hold; null without one, and after the first page',
    availableFilters: 'filters that can be added; only with the first page',
    activeFilters: 'filters that hold now',
    actorList: 'the performers of this page, 24 at most',
    page: 'from 1',
    maxPage: 'the last page, 21 at most; null after the first page, which counted it',
    totalHits: 'all performers who were found, at most 1,000; null after the first page',
    mapState: 'the place that was searched around; null without one, or if nobody knows it',
    moodValue: 'the mood that was asked for; null for any',
    markers: 'marks on the map for the performers of this page',
  }),
  describe(initActorSearch.input, {
    qmdate: 'a day as `2026-11-20`, to preview the search as of that day; only with the server’s admin token',
    ...kind,
  }),
  describe(searchActors.input, {
    page: 'from 1 to 21',
    ...search,
    changedFilter: 'the condition that changed last: the answer is the first page then',
  }),
  describe(deleteSearchFilter.input, {
    ...search,
    changedFilter: 'the condition to delete; all of them if left out',
  }),
  describe(getGeoLocationByZip.input, {
    zipCode: `${zipForms} to look up; where several countries have it, the caller’s country counts, then the language`,
  }),
  describe(onlineActorsAmount.answer, {
    amount: 'performers who are online, at most 1,000, without those who exclude the caller’s country',
  }),
  describeValues(actorSearchType, {
    default: 'performers of one kind, as the page that shows them says',
    location: 'by their distance from the visitor',
    custom: 'by conditions of the search itself',
    'new girls': 'performers who are new on the platform',
  }),
  describeValues(actorSearchSort, {
    rank: 'online before offline, then by the platform’s rank',
    distance: 'the nearest first',
    rating: 'the highest satisfaction first; who has few ratings comes last',
    price: 'the lowest price of a video chat first; who has none comes last',
    newest: 'who joined last first',
  }),
  describeValues(searchFilterGroup, {
    offer: 'what a performer offers, such as a voice call',
    tag: 'words that describe her',
    range: 'a number between two bounds, such as the age',
  }),
  conditions(getGeoLocationByZip, { zipCode: 'not as it is spelled, such as `A1010` for `AT-1010`' }),
  ...[searchActors, deleteSearchFilter].map((call) =>
    conditions(call, {
      forcedZip: 'not as it is spelled, such as `A1010` for `AT-1010`',
      searchConditions: 'more than 30, more than four tags, or ages below 21 or the wrong way round',
    }),
  ),
].flat();
