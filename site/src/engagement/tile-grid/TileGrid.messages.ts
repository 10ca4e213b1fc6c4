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
  tonight: { id: 'site.home.tonight', defaultMessage: 'Tonight' },
  newVideos: { id: 'site.home.newVideos', defaultMessage: 'New videos' },
  thisWeek: { id: 'site.home.thisWeek', defaultMessage: 'this week' },
  nothingFits: { id: 'site.home.nothingFits', defaultMessage: 'Nobody fits that choice tonight' },
  showAll: { id: 'site.home.showAll', defaultMessage: 'Show everyone' },
});

/** Texts around grids with a number. */
export const counts = defineMessages<{ performers: { count: number } }>({
  performers: {
    id: 'site.home.performers',
    defaultMessage: '{count, plural, =1000 {1,000 performers and more} one {# performer} other {# performers}}',
  },
});
