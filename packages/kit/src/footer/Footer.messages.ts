import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  label: { id: 'kit.footer.label', defaultMessage: 'Legal and help' },
  social: { id: 'kit.footer.social', defaultMessage: 'Elsewhere' },
  adults: { id: 'kit.footer.adults', defaultMessage: 'For adults. Everyone here is 21 or older.' },
});
