import { defineMessages } from 'react-intl';

/** Texts of an egg that is found on a page. */
export const messages = {
  ...defineMessages({
    label: { id: 'site.egg.label', defaultMessage: 'The egg you found' },
    close: { id: 'site.egg.close', defaultMessage: 'Close' },
    failed: { id: 'site.egg.failed', defaultMessage: 'The egg was not collected. It is still here.' },
    offline: {
      id: 'site.egg.offline',
      defaultMessage: 'You are offline. The egg is still here; collect it once you are back.',
    },
    gone: { id: 'site.egg.gone', defaultMessage: 'This egg is not here any more. Another day has another one.' },
    again: { id: 'site.egg.again', defaultMessage: 'Collect it' },
    toHunt: { id: 'site.egg.toHunt', defaultMessage: 'Your eggs and rewards' },
  }),
  ...defineMessages<{
    reached: { name: string };
    next: { count: number; name: string };
    nextSurprise: { count: number };
  }>({
    reached: { id: 'site.egg.reached', defaultMessage: 'It brings you {name}.' },
    next: {
      id: 'site.egg.next',
      defaultMessage: '{count, plural, one {# more egg} other {# more eggs}} to {name}.',
    },
    nextSurprise: {
      id: 'site.egg.nextSurprise',
      defaultMessage: '{count, plural, one {# more egg} other {# more eggs}} to a surprise.',
    },
  }),
};
