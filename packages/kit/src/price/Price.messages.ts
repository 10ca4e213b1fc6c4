import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  free: { id: 'kit.price.free', defaultMessage: 'Free' },
  coin: { id: 'kit.price.coin', defaultMessage: 'coin' },
  coins: { id: 'kit.price.coins', defaultMessage: 'coins' },
  credits: { id: 'kit.price.credits', defaultMessage: 'credits' },
  voucher: { id: 'kit.price.voucher', defaultMessage: 'voucher' },
  minute: { id: 'kit.price.minute', defaultMessage: '/min' },
  each: { id: 'kit.price.each', defaultMessage: 'each' },
  month: { id: 'kit.price.month', defaultMessage: '/month' },
  insteadOf: { id: 'kit.price.insteadOf', defaultMessage: 'instead of' },
});

/** The texts in place of a price. */
export const settledTexts = defineMessages({
  voucher: { id: 'kit.price.byVoucher', defaultMessage: 'With your voucher' },
  bought: { id: 'kit.price.bought', defaultMessage: 'Yours' },
  included: { id: 'kit.price.included', defaultMessage: 'Included' },
});
