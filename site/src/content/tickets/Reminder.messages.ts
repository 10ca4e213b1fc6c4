import { defineMessages } from 'react-intl';

/** Texts of the reminder of a show. */
export const messages = defineMessages({
  add: { id: 'site.tickets.remind', defaultMessage: 'Remind me when it begins' },
  added: { id: 'site.tickets.reminded', defaultMessage: 'You get a notification when the show begins.' },
  failed: { id: 'site.tickets.remindFailed', defaultMessage: 'That did not work. Please try again.' },
});
