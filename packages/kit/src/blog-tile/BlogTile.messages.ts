import { defineMessages } from 'react-intl';

/** Texts of BlogTile, which BlogArticle shares. */
export const messages = {
  ...defineMessages({
    loading: { id: 'kit.blogTile.loading', defaultMessage: 'Loading stories' },
  }),
  ...defineMessages<{ with: { names: string }; minutes: { count: number } }>({
    with: { id: 'kit.blogTile.with', defaultMessage: 'with {names}' },
    minutes: { id: 'kit.blogTile.minutes', defaultMessage: '{count, plural, one {# minute} other {# minutes}}' },
  }),
};
