import { defineMessages } from 'react-intl';

/** Texts of FeedPhotos. */
export const messages = {
  ...defineMessages({ yours: { id: 'kit.feedPhotos.yours', defaultMessage: 'Yours' } }),
  ...defineMessages<{
    title: { count: number };
    open: { number: number; count: number };
    locked: { number: number; count: number };
    contest: { place: number };
  }>({
    title: { id: 'kit.feedPhotos.title', defaultMessage: '{count, plural, one {# picture} other {# pictures}}' },
    open: { id: 'kit.feedPhotos.open', defaultMessage: 'Open picture {number} of {count}' },
    locked: { id: 'kit.feedPhotos.locked', defaultMessage: 'Picture {number} of {count}, locked' },
    contest: { id: 'kit.feedPhotos.contest', defaultMessage: 'Contest, place {place, number}' },
  }),
};
