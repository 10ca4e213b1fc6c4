import { defineMessages } from 'react-intl';

/** Texts of LoadMore. */
export const messages = defineMessages({
  more: { id: 'kit.loadMore.more', defaultMessage: 'Show more' },
  again: { id: 'kit.loadMore.again', defaultMessage: 'Try again' },
  failed: { id: 'kit.loadMore.failed', defaultMessage: 'More did not load. What is there stays.' },
});
