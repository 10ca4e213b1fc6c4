import { defineMessages } from 'react-intl';

/** Texts of the mark of a guest's rating. */
export const messages = defineMessages({
  liked: { id: 'kit.ratingMark.liked', defaultMessage: 'You like it' },
  disliked: { id: 'kit.ratingMark.disliked', defaultMessage: 'You do not like it' },
});
