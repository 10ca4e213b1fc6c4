import { defineMessages } from 'react-intl';

/** Texts of CategoryTile. */
export const messages = defineMessages<{ count: { count: number } }>({
  count: {
    id: 'kit.categoryTile.count',
    defaultMessage: '{count, plural, one {# performer} other {# performers}}',
  },
});
