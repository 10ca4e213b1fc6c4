import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    label: { id: 'kit.floatingNotification.label', defaultMessage: 'New for you' },
    close: { id: 'kit.floatingNotification.close', defaultMessage: 'Close' },
  }),
  ...defineMessages<{ more: { count: number } }>({
    more: {
      id: 'kit.floatingNotification.more',
      defaultMessage: '{count, plural, one {# more} other {# more}}',
    },
  }),
};
