import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    free: { id: 'kit.tvVideoTile.free', defaultMessage: 'Free' },
    premium: { id: 'kit.tvVideoTile.premium', defaultMessage: 'Premium' },
    watched: { id: 'kit.tvVideoTile.watched', defaultMessage: 'Watched' },
    locked: { id: 'kit.tvVideoTile.locked', defaultMessage: 'With a TV subscription' },
    lockedAgain: { id: 'kit.tvVideoTile.lockedAgain', defaultMessage: 'Your TV subscription has ended' },
  }),
  ...defineMessages<{ minutes: { count: number } }>({
    minutes: { id: 'kit.tvVideoTile.minutes', defaultMessage: '{count, plural, one {# minute} other {# minutes}}' },
  }),
};
