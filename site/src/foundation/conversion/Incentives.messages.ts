import { defineMessages } from 'react-intl';

/** The names of the regions of offers. */
export const messages = defineMessages({
  offer: { id: 'site.incentives.offer', defaultMessage: 'An offer' },
  offers: { id: 'site.incentives.offers', defaultMessage: 'Offers' },
});
