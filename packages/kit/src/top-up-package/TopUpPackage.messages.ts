import { defineMessages } from 'react-intl';

/** Texts of TopUpPackage. */
export const messages = {
  ...defineMessages<{ pay: { sum: string } }>({
    pay: { id: 'kit.topUpPackage.pay', defaultMessage: 'Pay {sum}' },
  }),
  ...defineMessages<{ coins: { coins: string; count: number } }>({
    coins: { id: 'kit.topUpPackage.coins', defaultMessage: '{coins} {count, plural, one {coin} other {coins}}' },
  }),
  ...defineMessages<{ percent: { percent: string } }>({
    percent: { id: 'kit.topUpPackage.percent', defaultMessage: '{percent} more' },
  }),
  ...defineMessages<{ flat: { coins: string } }>({
    flat: { id: 'kit.topUpPackage.flat', defaultMessage: '{coins} more' },
  }),
  ...defineMessages<{ tier: { from: string; coins: string } }>({
    tier: { id: 'kit.topUpPackage.tier', defaultMessage: 'from {from}: {coins} more' },
  }),
};
