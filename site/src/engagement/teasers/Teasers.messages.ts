import { defineMessages } from 'react-intl';

/** Texts of teasers and of the first steps. */
export const messages = defineMessages({
  teasers: { id: 'site.teasers.teasers', defaultMessage: 'More for tonight' },
  look: { id: 'site.teasers.look', defaultMessage: 'Have a free look' },
  lookText: {
    id: 'site.teasers.lookText',
    defaultMessage: 'Look into a room for a few seconds: nothing is charged, and nobody sees you.',
  },
  coins: { id: 'site.teasers.coins', defaultMessage: 'Coins, not surprises' },
  coinsText: {
    id: 'site.teasers.coinsText',
    defaultMessage: 'The price a minute stands on every tile. While a chat runs you see time, price and balance.',
  },
  pin: { id: 'site.teasers.pin', defaultMessage: 'Pin whom you like' },
  pinText: { id: 'site.teasers.pinText', defaultMessage: 'Then we tell you when they are online, if you want that.' },
});
