import { defineMessages } from 'react-intl';

/** Texts of the footer. */
export const messages = defineMessages({
  help: { id: 'site.footer.help', defaultMessage: 'Help' },
  terms: { id: 'site.footer.terms', defaultMessage: 'Terms' },
  dataProtection: { id: 'site.footer.dataProtection', defaultMessage: 'Data protection' },
  cookies: { id: 'site.footer.cookies', defaultMessage: 'Cookies' },
  imprint: { id: 'site.footer.imprint', defaultMessage: 'Imprint' },
});
