import { defineMessages } from 'react-intl';

/** Texts of the unlock panel. */
export const messages = {
  ...defineMessages({
    needLogin: { id: 'kit.unlockPanel.needLogin', defaultMessage: 'Log in to see everything' },
    needLoginText: { id: 'kit.unlockPanel.needLoginText', defaultMessage: 'An account costs nothing.' },
    logIn: { id: 'kit.unlockPanel.logIn', defaultMessage: 'Log in' },
    needAgeCheck: { id: 'kit.unlockPanel.needAgeCheck', defaultMessage: 'Verify your age first' },
    needAgeCheckText: {
      id: 'kit.unlockPanel.needAgeCheckText',
      defaultMessage: 'This is rated 18. The check is done once and takes a minute.',
    },
    checkAge: { id: 'kit.unlockPanel.checkAge', defaultMessage: 'Verify my age' },
    needAbo: { id: 'kit.unlockPanel.needAbo', defaultMessage: 'This one is for VIPs' },
    needAboText: { id: 'kit.unlockPanel.needAboText', defaultMessage: 'VIPs see it, with nothing more to pay.' },
    seeVip: { id: 'kit.unlockPanel.seeVip', defaultMessage: 'See VIP' },
    createAccount: { id: 'kit.unlockPanel.createAccount', defaultMessage: 'Create an account' },
    included: { id: 'kit.unlockPanel.included', defaultMessage: 'Included for you' },
    includedText: { id: 'kit.unlockPanel.includedText', defaultMessage: 'You are a VIP, so there is nothing to pay.' },
    useVoucher: { id: 'kit.unlockPanel.useVoucher', defaultMessage: 'Use 1 voucher' },
    steps: { id: 'kit.unlockPanel.steps', defaultMessage: 'Steps' },
    stepLogIn: { id: 'kit.unlockPanel.stepLogIn', defaultMessage: 'Log in' },
    stepAge: { id: 'kit.unlockPanel.stepAge', defaultMessage: 'Age' },
    stepVip: { id: 'kit.unlockPanel.stepVip', defaultMessage: 'VIP' },
    stepVoucher: { id: 'kit.unlockPanel.stepVoucher', defaultMessage: 'Voucher' },
    forEver: { id: 'kit.unlockPanel.forEver', defaultMessage: 'Yours for good, charged once.' },
    addCoins: { id: 'kit.unlockPanel.addCoins', defaultMessage: 'Add coins' },
    failed: {
      id: 'kit.unlockPanel.failed',
      defaultMessage: 'That did not go through. You are not charged twice if you try again.',
    },
    playAgain: { id: 'kit.unlockPanel.playAgain', defaultMessage: 'Watch the preview again' },
    retry: { id: 'kit.unlockPanel.retry', defaultMessage: 'Try again' },
    blocked: { id: 'kit.unlockPanel.blocked', defaultMessage: 'Not available to you' },
    blockedText: {
      id: 'kit.unlockPanel.blockedText',
      defaultMessage: 'Nothing new is sold to you here. What you bought stays open.',
    },
    owned: { id: 'kit.unlockPanel.owned', defaultMessage: 'This is yours' },
  }),
  ...defineMessages<{ needPurchase: { count: number } }>({
    needPurchase: {
      id: 'kit.unlockPanel.needPurchase',
      defaultMessage: '{count, plural, one {# more picture} other {# more pictures}}',
    },
  }),
  ...defineMessages<{ unlock: { coins: string; count: number } }>({
    unlock: {
      id: 'kit.unlockPanel.unlock',
      defaultMessage: 'Unlock for {coins} {count, plural, one {coin} other {coins}}',
    },
  }),
  ...defineMessages<{ costs: { coins: string; count: number } }>({
    costs: {
      id: 'kit.unlockPanel.costs',
      defaultMessage: 'It costs {coins} {count, plural, one {coin} other {coins}}.',
    },
  }),
  ...defineMessages<{ forEverOf: { balance: string; count: number } }>({
    forEverOf: {
      id: 'kit.unlockPanel.forEverOf',
      defaultMessage: 'Yours for good, charged once. You have {balance} {count, plural, one {coin} other {coins}}.',
    },
  }),
  ...defineMessages<{ missing: { balance: string; count: number; missing: string; lacking: number } }>({
    missing: {
      id: 'kit.unlockPanel.missing',
      defaultMessage:
        'You have {balance} {count, plural, one {coin} other {coins}}; {missing} more {lacking, plural, one {is} other {are}} needed.',
    },
  }),
  ...defineMessages<{ watch: { coins: string; count: number } }>({
    watch: {
      id: 'kit.unlockPanel.watch',
      defaultMessage: 'Watch for {coins} {count, plural, one {coin} other {coins}}',
    },
  }),
  ...defineMessages<{ voucher: { count: number; until: string } }>({
    voucher: {
      id: 'kit.unlockPanel.voucher',
      defaultMessage: 'You have {count, plural, one {# voucher} other {# vouchers}}. The one until {until} is used.',
    },
  }),
  ...defineMessages<{ voucherOpen: { count: number } }>({
    voucherOpen: {
      id: 'kit.unlockPanel.voucherOpen',
      defaultMessage: 'You have {count, plural, one {# voucher} other {# vouchers}} that can be used here.',
    },
  }),
  ...defineMessages<{ stepCoins: { coins: string; count: number } }>({
    stepCoins: {
      id: 'kit.unlockPanel.stepCoins',
      defaultMessage: '{coins} {count, plural, one {coin} other {coins}}',
    },
  }),
};
