import { defineMessages } from 'react-intl';

/** Texts of the title of a hidden page. */
export const messages = defineMessages<{ newMessages: { count: number } }>({
  newMessages: {
    id: 'site.page.newMessages',
    defaultMessage: '{count, plural, one {# new message} other {# new messages}}',
  },
});
