import { defineMessages } from 'react-intl';

/** Message of the form in which the order of a list is chosen. */
export const messages = defineMessages({
  sortNow: { id: 'site.order.sortNow', defaultMessage: 'Sort' },
});
