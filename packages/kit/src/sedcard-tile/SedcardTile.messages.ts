import { defineMessages } from 'react-intl';

/** Texts of sedcard tiles. */
export const messages = {
  ...defineMessages({
    free: { id: 'kit.sedcardTile.free', defaultMessage: 'Free' },
    loading: { id: 'kit.sedcardTile.loading', defaultMessage: 'Loading the sedcard' },
  }),
  ...defineMessages<{ pictures: { count: number } }>({
    pictures: { id: 'kit.sedcardTile.pictures', defaultMessage: '{count, plural, one {# picture} other {# pictures}}' },
  }),
  ...defineMessages<{ likes: { count: number } }>({
    likes: { id: 'kit.sedcardTile.likes', defaultMessage: '{count, plural, one {# like} other {# likes}}' },
  }),
};
