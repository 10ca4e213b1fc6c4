import { defineMessages } from 'react-intl';

/** Texts of the list of the best-rated performers. */
export const messages = defineMessages({
  title: { id: 'site.highOnRose.title', defaultMessage: 'Best rated' },
  description: { id: 'site.highOnRose.description', defaultMessage: 'The best-rated performers, the best first.' },
});
