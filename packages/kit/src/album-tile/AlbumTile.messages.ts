import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    open: { id: 'kit.albumTile.open', defaultMessage: 'Open' },
    free: { id: 'kit.albumTile.free', defaultMessage: 'Free' },
    bought: { id: 'kit.albumTile.bought', defaultMessage: 'Bought' },
  }),
  ...defineMessages<{ pictures: { count: number }; videos: { count: number } }>({
    pictures: { id: 'kit.albumTile.pictures', defaultMessage: '{count, plural, one {# picture} other {# pictures}}' },
    videos: { id: 'kit.albumTile.videos', defaultMessage: '{count, plural, one {# video} other {# videos}}' },
  }),
};
