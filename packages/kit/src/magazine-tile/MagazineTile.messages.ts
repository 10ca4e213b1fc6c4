import { defineMessages } from 'react-intl';

/** Texts of MagazineTile. */
export const messages = {
  ...defineMessages({
    loading: { id: 'kit.magazineTile.loading', defaultMessage: 'Loading a magazine' },
    another: { id: 'kit.magazineTile.another', defaultMessage: 'Another one' },
    failed: { id: 'kit.magazineTile.failed', defaultMessage: 'No other one arrived. Please try again.' },
  }),
  ...defineMessages<{ stories: { count: number } }>({
    stories: { id: 'kit.magazineTile.stories', defaultMessage: '{count, plural, one {# story} other {# stories}}' },
  }),
};
