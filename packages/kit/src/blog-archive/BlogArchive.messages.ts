import { defineMessages } from 'react-intl';

/** Texts of BlogArchive. */
export const messages = {
  ...defineMessages({
    years: { id: 'kit.blogArchive.years', defaultMessage: 'Years' },
    categories: { id: 'kit.blogArchive.categories', defaultMessage: 'Categories' },
    loading: { id: 'kit.blogArchive.loading', defaultMessage: 'Loading older stories' },
    again: { id: 'kit.blogArchive.again', defaultMessage: 'Try again' },
    failed: { id: 'kit.blogArchive.failed', defaultMessage: 'More did not load. What is there stays.' },
    failedYear: { id: 'kit.blogArchive.failedYear', defaultMessage: 'The stories of this year did not load.' },
  }),
  ...defineMessages<{
    empty: { year: string };
    shown: { shown: number; total: number; year: string };
    more: { count: number };
  }>({
    empty: { id: 'kit.blogArchive.empty', defaultMessage: 'No stories in {year}.' },
    shown: { id: 'kit.blogArchive.shown', defaultMessage: '{shown, number} of {total, number} in {year}' },
    more: { id: 'kit.blogArchive.more', defaultMessage: 'Show {count, number} more' },
  }),
};
