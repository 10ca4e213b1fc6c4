import { defineMessages } from 'react-intl';

/** Texts around grids. */
export const messages = defineMessages({
  filters: { id: 'site.grid.filters', defaultMessage: 'Who to show' },
  all: { id: 'site.grid.all', defaultMessage: 'For you' },
  online: { id: 'site.grid.online', defaultMessage: 'Online' },
  freeChat: { id: 'site.grid.freeChat', defaultMessage: 'Free chat' },
  new: { id: 'site.grid.new', defaultMessage: 'New' },
  voiceCall: { id: 'site.grid.voiceCall', defaultMessage: 'Voice call' },
  vip: { id: 'site.grid.vip', defaultMessage: 'VIP' },
  sort: { id: 'site.grid.sort', defaultMessage: 'Order' },
  sortLost: { id: 'site.grid.sortLost', defaultMessage: 'Sorted, but not stored for your next visit.' },
  tonight: { id: 'site.home.tonight', defaultMessage: 'Tonight' },
  newVideos: { id: 'site.home.newVideos', defaultMessage: 'New videos' },
  thisWeek: { id: 'site.home.thisWeek', defaultMessage: 'this week' },
  nothingFits: { id: 'site.home.nothingFits', defaultMessage: 'Nobody fits that choice tonight' },
  showAll: { id: 'site.home.showAll', defaultMessage: 'Show everyone' },
});

/** Orders of performers. */
export const sorts = defineMessages({
  usual: { id: 'site.grid.sort.usual', defaultMessage: 'Online first' },
  free: { id: 'site.grid.sort.free', defaultMessage: 'Most free messages' },
  price: { id: 'site.grid.sort.price', defaultMessage: 'Lowest price' },
  rating: { id: 'site.grid.sort.rating', defaultMessage: 'Best rated' },
  released: { id: 'site.grid.sort.released', defaultMessage: 'Newest' },
  sold: { id: 'site.grid.sort.sold', defaultMessage: 'Most pinned' },
});

/** Texts around grids with a number. */
export const counts = defineMessages<{ performers: { count: number } }>({
  performers: {
    id: 'site.home.performers',
    defaultMessage: '{count, plural, =1000 {1,000 performers or more} one {# performer} other {# performers}}',
  },
});
