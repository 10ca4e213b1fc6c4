import { defineMessages } from 'react-intl';

/** Texts of the lists of performers. */
export const messages = {
  ...defineMessages({
    newTitle: { id: 'site.search.newTitle', defaultMessage: 'New faces' },
    newDescription: {
      id: 'site.search.newDescription',
      defaultMessage: 'Performers who joined within the last thirty days.',
    },
    freeTitle: { id: 'site.search.freeTitle', defaultMessage: 'Free chat' },
    freeDescription: {
      id: 'site.search.freeDescription',
      defaultMessage: 'Performers whose chat costs nothing right now.',
    },
    nearTitle: { id: 'site.search.nearTitle', defaultMessage: 'Next door' },
    nearDescription: {
      id: 'site.search.nearDescription',
      defaultMessage: 'Performers near a postal code, the nearest first.',
    },
    categoriesTitle: { id: 'site.search.categoriesTitle', defaultMessage: 'Categories' },
    categoriesDescription: {
      id: 'site.search.categoriesDescription',
      defaultMessage: 'Performers by what they love to do and to talk about.',
    },
    tabs: { id: 'site.search.tabs', defaultMessage: 'Lists of performers' },
    tabAll: { id: 'site.search.tabAll', defaultMessage: 'Live' },
    tabNew: { id: 'site.search.tabNew', defaultMessage: 'New' },
    tabAllCategories: { id: 'site.search.tabAllCategories', defaultMessage: 'All categories' },
    sort: { id: 'site.search.sort', defaultMessage: 'Sort' },
    byRank: { id: 'site.search.byRank', defaultMessage: 'By rank' },
    byDistance: { id: 'site.search.byDistance', defaultMessage: 'Nearest first' },
    byRating: { id: 'site.search.byRating', defaultMessage: 'Best rated' },
    byPrice: { id: 'site.search.byPrice', defaultMessage: 'Lowest price' },
    byNewest: { id: 'site.search.byNewest', defaultMessage: 'Newest' },
    searching: { id: 'site.search.searching', defaultMessage: 'Looking for performers' },
    clearAll: { id: 'site.search.clearAll', defaultMessage: 'Clear all filters' },
    fewerFilters: { id: 'site.search.fewerFilters', defaultMessage: 'With fewer filters there are more.' },
    nextPage: { id: 'site.search.nextPage', defaultMessage: 'Show the next ones' },
    noFreeChat: { id: 'site.search.noFreeChat', defaultMessage: 'No free chat right now' },
    noFreeChatText: {
      id: 'site.search.noFreeChatText',
      defaultMessage: 'Free chats usually begin in the evening. This page shows them as soon as they do.',
    },
    seeLive: { id: 'site.search.seeLive', defaultMessage: 'See who is live' },
    nobodyNew: { id: 'site.search.nobodyNew', defaultMessage: 'Nobody is new at the moment' },
    nobodyThere: { id: 'site.search.nobodyThere', defaultMessage: 'Nobody here yet' },
    whereAreYou: { id: 'site.search.whereAreYou', defaultMessage: 'Where should we look?' },
    whereAreYouText: {
      id: 'site.search.whereAreYouText',
      defaultMessage: 'Enter a postal code above, or let your device say where you are.',
    },
    searchHere: { id: 'site.search.searchHere', defaultMessage: 'Search here' },
    unknownPlace: { id: 'site.search.unknownPlace', defaultMessage: 'We do not know this place' },
    unknownPlaceText: {
      id: 'site.search.unknownPlaceText',
      defaultMessage: 'Check the postal code. For other countries, your device can say where you are.',
    },
    farther: { id: 'site.search.farther', defaultMessage: 'There may be somebody farther away.' },
    anywhere: { id: 'site.search.anywhere', defaultMessage: 'Search any distance' },
    areaOnly: { id: 'site.search.areaOnly', defaultMessage: 'Only the town is shown, never an address.' },
    nearest: { id: 'site.search.nearest', defaultMessage: 'Nearest first' },
  }),
  ...defineMessages<{ nobodyWithin: { km: number } }>({
    nobodyWithin: { id: 'site.search.nobodyWithin', defaultMessage: 'Nobody within {km} km' },
  }),
  ...defineMessages<{ found: { count: number } }>({
    found: {
      id: 'site.search.found',
      defaultMessage: '{count, plural, =1000 {1,000 performers or more} one {# performer} other {# performers}}',
    },
  }),
  ...defineMessages<{ online: { count: number } }>({
    online: {
      id: 'site.search.online',
      defaultMessage: '{count, plural, =1000 {1,000 or more online now} one {# online now} other {# online now}}',
    },
  }),
  ...defineMessages<{ nobodyFits: { count: number } }>({
    nobodyFits: {
      id: 'site.search.nobodyFits',
      defaultMessage: '{count, plural, one {Nobody fits this filter} other {Nobody fits all # filters}}',
    },
  }),
  ...defineMessages<{ without: { label: string; count: number } }>({
    without: {
      id: 'site.search.without',
      defaultMessage: 'Without “{label}” {count, plural, one {there is #} other {there are #}}.',
    },
  }),
  ...defineMessages<{ takeOff: { label: string } }>({
    takeOff: { id: 'site.search.takeOff', defaultMessage: 'Take off “{label}”' },
  }),
  ...defineMessages<{ distance: { km: number; town: string } }>({
    distance: { id: 'site.search.distance', defaultMessage: '{km, number} km · {town}' },
  }),
};
