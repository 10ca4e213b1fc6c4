import { defineMessages } from 'react-intl';

/** Texts of pages and lists that failed or do not exist. */
export const messages = defineMessages({
  notFoundTitle: { id: 'site.page.notFoundTitle', defaultMessage: 'Nobody is behind this door' },
  notFoundText: {
    id: 'site.page.notFoundText',
    defaultMessage: 'The address may be mistyped, or what was here has gone.',
  },
  notFoundAction: { id: 'site.page.notFoundAction', defaultMessage: 'See who is live' },
  notFoundSearch: { id: 'site.page.notFoundSearch', defaultMessage: 'Search for it' },
  listNotLoaded: { id: 'site.page.listNotLoaded', defaultMessage: 'The list did not load' },
  errorTitle: { id: 'site.page.errorTitle', defaultMessage: 'This did not work' },
  errorText: { id: 'site.page.errorText', defaultMessage: 'The fault is ours. Please try again in a moment.' },
});
