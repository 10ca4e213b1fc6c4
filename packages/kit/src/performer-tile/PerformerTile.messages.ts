import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({ free: { id: 'kit.performerTile.free', defaultMessage: 'Free' } }),
  ...defineMessages<{ watching: { count: number } }>({
    watching: {
      id: 'kit.performerTile.watching',
      defaultMessage: '{count, plural, one {# is watching} other {# are watching}}',
    },
  }),
};
