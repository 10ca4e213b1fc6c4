import { defineMessages } from 'react-intl';

/** Texts about the connection, the time zone, and what a page without script lacks. */
export const messages = {
  ...defineMessages({
    needsScript: {
      id: 'site.page.needsScript',
      defaultMessage: 'What is missing here needs JavaScript.',
    },
    offline: { id: 'site.page.offline', defaultMessage: 'You are offline. What you see is from a moment ago.' },
    reconnecting: { id: 'site.page.reconnecting', defaultMessage: 'The connection was lost. Trying again…' },
    adults: { id: 'site.page.adults', defaultMessage: 'For adults. Everyone here is 21 or older.' },
  }),
  ...defineMessages<{ zone: { place: string } }>({
    zone: { id: 'site.page.zone', defaultMessage: 'Times for {place}' },
  }),
};
