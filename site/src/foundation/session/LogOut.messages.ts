import { defineMessages } from 'react-intl';

/** Message after logging out, by where. */
export const loggedOutTexts = defineMessages({
  here: { id: 'site.personal.loggedOut', defaultMessage: 'You are logged out.' },
  everywhere: { id: 'site.personal.loggedOutEverywhere', defaultMessage: 'You are logged out everywhere.' },
});
