import { defineMessages } from 'react-intl';

export const messages = defineMessages<{
  episodes: { count: number };
  episodesAndNew: { count: number; newCount: number };
}>({
  episodes: { id: 'kit.tvSeriesTile.episodes', defaultMessage: '{count, plural, one {# episode} other {# episodes}}' },
  episodesAndNew: {
    id: 'kit.tvSeriesTile.episodesAndNew',
    defaultMessage: '{count, plural, one {# episode} other {# episodes}}, {newCount, number} new',
  },
});
