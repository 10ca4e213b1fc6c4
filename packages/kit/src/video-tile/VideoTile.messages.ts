import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    continue: { id: 'kit.videoTile.continue', defaultMessage: 'Continue' },
    play: { id: 'kit.videoTile.play', defaultMessage: 'Play' },
    free: { id: 'kit.videoTile.free', defaultMessage: 'Free' },
    duration: { id: 'kit.videoTile.duration', defaultMessage: 'Duration' },
  }),
  ...defineMessages<{ likes: { count: number } }>({
    likes: { id: 'kit.videoTile.likes', defaultMessage: '{count, plural, one {# like} other {# likes}}' },
  }),
};
