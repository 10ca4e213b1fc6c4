import { defineMessages } from 'react-intl';

/** What a page says that did not load completely. */
export const messages = defineMessages({
  incomplete: {
    id: 'site.page.incomplete',
    defaultMessage: 'This page did not load completely. Load it again',
  },
});
