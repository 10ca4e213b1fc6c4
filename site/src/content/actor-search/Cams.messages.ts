import { defineMessages } from 'react-intl';

/** Texts of the list of everybody who is live. */
export const messages = defineMessages({
  title: { id: 'site.cams.title', defaultMessage: 'Live now' },
  description: { id: 'site.cams.description', defaultMessage: 'Everybody who is live now, and what a chat costs.' },
});
