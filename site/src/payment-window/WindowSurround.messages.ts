import { defineMessages } from 'react-intl';

/** Texts around a payment window that is a page of its own. */
export const messages = defineMessages({
  toSite: { id: 'site.window.toSite', defaultMessage: 'To the start page' },
  legalLinks: { id: 'site.window.legalLinks', defaultMessage: 'Help and legal texts' },
});
