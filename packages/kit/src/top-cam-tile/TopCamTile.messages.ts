import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({ videoCall: { id: 'kit.topCamTile.videoCall', defaultMessage: 'Video call' } }),
  ...defineMessages<{ pins: { count: number }; points: { count: number }; rank: { rank: number } }>({
    pins: { id: 'kit.topCamTile.pins', defaultMessage: '{count, plural, one {# pin} other {# pins}}' },
    points: { id: 'kit.topCamTile.points', defaultMessage: '{count, plural, one {# point} other {# points}}' },
    rank: { id: 'kit.topCamTile.rank', defaultMessage: 'Place {rank}' },
  }),
};
