import { defineMessages } from 'react-intl';

/** Texts of others who are live. */
export const messages = defineMessages({
  others: { id: 'site.live.others', defaultMessage: 'Others who are live' },
});
