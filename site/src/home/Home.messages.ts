import { defineMessages } from 'react-intl';

/** Texts of the start page. */
export const messages = defineMessages({
  title: { id: 'site.home.title', defaultMessage: 'Live tonight: performers, videos and albums' },
  description: {
    id: 'site.home.description',
    defaultMessage: 'See who is live, what is new, and who is in your mood. For adults; everyone here is 21 or older.',
  },
  liveNow: { id: 'site.home.liveNow', defaultMessage: 'Live now' },
});

/** Texts of the start page with a number. */
export const counts = defineMessages<{ live: { count: number } }>({
  live: {
    id: 'site.home.liveCount',
    defaultMessage: '{count, plural, =1000 {1,000 performers or more} one {# performer} other {# performers}}',
  },
});
