import { defineMessages } from 'react-intl';

/** Texts of BackLink. */
export const messages = defineMessages({
  list: { id: 'kit.backLink.list', defaultMessage: 'Back to the list' },
});
