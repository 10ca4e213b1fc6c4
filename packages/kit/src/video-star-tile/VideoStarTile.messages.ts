import { defineMessages } from 'react-intl';

export const messages = defineMessages<{ videos: { count: number } }>({
  videos: { id: 'kit.videoStarTile.videos', defaultMessage: '{count, plural, one {# video} other {# videos}}' },
});
