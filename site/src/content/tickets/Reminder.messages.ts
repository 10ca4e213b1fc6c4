import { defineMessages } from 'react-intl';

/** Texts of the reminder of a show. */
export const messages = defineMessages({
  add: { id: 'site.tickets.remind', defaultMessage: 'Remind me when it begins' },
  added: { id: 'site.tickets.reminded', defaultMessage: 'You get a notification when the show begins.' },
  remove: { id: 'site.tickets.remindNot', defaultMessage: 'Do not remind me' },
  removed: { id: 'site.tickets.remindedNot', defaultMessage: 'You are not reminded of this show.' },
  failed: { id: 'site.tickets.remindFailed', defaultMessage: 'That did not work. Please try again.' },
});
