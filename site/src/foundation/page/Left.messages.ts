import { defineMessages } from 'react-intl';

/** Texts for a visitor who declined the age page. */
export const messages = defineMessages({
  leftTitle: { id: 'site.page.leftTitle', defaultMessage: 'Thank you for being honest' },
  leftText: { id: 'site.page.leftText', defaultMessage: 'This place is for adults. You can close this window.' },
});
