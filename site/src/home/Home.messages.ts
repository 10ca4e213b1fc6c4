import { defineMessages } from 'react-intl';

const plain = defineMessages({
  title: { id: 'site.home.title', defaultMessage: 'Live tonight: performers, videos and albums' },
  description: {
    id: 'site.home.description',
    defaultMessage: 'See who is live, what is new, and who is in your mood. For adults; everyone here is 21 or older.',
  },
  liveNow: { id: 'site.home.liveNow', defaultMessage: 'Live now' },
  tonight: { id: 'site.home.tonight', defaultMessage: 'Tonight' },
  newVideos: { id: 'site.home.newVideos', defaultMessage: 'New videos' },
  thisWeek: { id: 'site.home.thisWeek', defaultMessage: 'this week' },
  watchPreview: { id: 'site.home.watchPreview', defaultMessage: 'Watch preview' },
  seeProfile: { id: 'site.home.seeProfile', defaultMessage: 'See profile' },
  nobodyLive: { id: 'site.home.nobodyLive', defaultMessage: 'Nobody is live at the moment' },
  nobodyLiveHint: {
    id: 'site.home.nobodyLiveHint',
    defaultMessage: 'The evening starts at eight. Have a look around until then.',
  },
  nothingFits: { id: 'site.home.nothingFits', defaultMessage: 'Nobody fits that choice tonight' },
  showAll: { id: 'site.home.showAll', defaultMessage: 'Show everyone' },
  notLoaded: { id: 'site.home.notLoaded', defaultMessage: 'This part could not be loaded' },
});

const counted = defineMessages<{
  people: { count: number };
  performers: { count: number };
}>({
  people: { id: 'site.home.people', defaultMessage: '{count, plural, one {# person} other {# people}}' },
  performers: { id: 'site.home.performers', defaultMessage: '{count, plural, one {# performer} other {# performers}}' },
});

/** Texts of the start page. */
export const messages = { ...plain, ...counted };
