import { defineMessages } from 'react-intl';

/** Texts for a visitor who declined the age page. */
export const messages = defineMessages({
  leftTitle: { id: 'site.page.leftTitle', defaultMessage: 'Thank you for being honest' },
  leftBack: { id: 'site.page.leftBack', defaultMessage: 'Back to the question' },
  leftText: { id: 'site.page.leftText', defaultMessage: 'This place is for adults. You can close this window.' },
});
