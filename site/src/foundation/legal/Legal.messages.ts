import { defineMessages } from 'react-intl';

/** Texts of the legal pages and the help page. */
export const messages = {
  ...defineMessages({
    terms: { id: 'site.legal.terms', defaultMessage: 'Terms of service' },
    dataProtection: { id: 'site.legal.dataProtection', defaultMessage: 'Data protection' },
    generalTerms: { id: 'site.legal.generalTerms', defaultMessage: 'General terms and conditions' },
    termsOfUse: { id: 'site.legal.termsOfUse', defaultMessage: 'Rules of the house' },
    legal: { id: 'site.legal.legal', defaultMessage: 'Legal texts' },
    imprint: { id: 'site.legal.imprint', defaultMessage: 'Imprint' },
    help: { id: 'site.legal.help', defaultMessage: 'Help' },
    notLoaded: { id: 'site.legal.notLoaded', defaultMessage: 'This text did not load' },
    missing: { id: 'site.legal.missing', defaultMessage: 'This text is not available in your language yet' },
    helpLead: { id: 'site.legal.helpLead', defaultMessage: 'Short answers to what guests ask most.' },
  }),
  ...defineMessages<{ description: { page: string; brand: string } }>({
    description: { id: 'site.legal.description', defaultMessage: '{page} of {brand}.' },
  }),
};
