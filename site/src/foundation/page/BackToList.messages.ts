import { defineMessages } from 'react-intl';

/** The name of the landmark with the way back to a list. */
export const messages = defineMessages({
  wayBack: { id: 'site.backToList.wayBack', defaultMessage: 'The way back' },
});
