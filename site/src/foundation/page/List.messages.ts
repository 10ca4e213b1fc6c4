import { defineMessages } from 'react-intl';

/** How many items of a list are shown; of long lists the server counts to 1000. */
export const messages = defineMessages<{ shownOf: { shown: number; total: number } }>({
  shownOf: {
    id: 'site.page.shownOf',
    defaultMessage: '{shown, number} of {total, plural, =1000 {1,000 or more} one {#} other {#}}',
  },
});
