import { defineMessages } from 'react-intl';

/** Texts of RowArrows. */
export const messages = defineMessages({
  previous: { id: 'kit.rowArrows.previous', defaultMessage: 'Show the ones before' },
  next: { id: 'kit.rowArrows.next', defaultMessage: 'Show the next ones' },
});
