import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    close: { id: 'kit.notice.close', defaultMessage: 'Close' },
    offline: { id: 'kit.notice.offline', defaultMessage: 'You are offline.' },
    offlineText: { id: 'kit.notice.offlineText', defaultMessage: 'We will reconnect by ourselves.' },
  }),
  ...defineMessages<{ offlineSince: { time: string } }>({
    offlineSince: {
      id: 'kit.notice.offlineSince',
      defaultMessage: 'This is how it was at {time}. We will reconnect by ourselves.',
    },
  }),
};
