import { defineMessages } from 'react-intl';

/** Message of a page that did not load completely. */
export const messages = defineMessages({
  incomplete: {
    id: 'site.page.incomplete',
    defaultMessage: 'This page did not load completely. Load it again',
  },
});
