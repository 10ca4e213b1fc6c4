import { defineMessages } from 'react-intl';

/** Texts of AutoRechargeControl. */
export const messages = {
  ...defineMessages({
    title: { id: 'kit.autoRechargeControl.title', defaultMessage: 'Add coins when few are left' },
    off: { id: 'kit.autoRechargeControl.off', defaultMessage: 'It is off. Nothing is charged automatically.' },
    below: { id: 'kit.autoRechargeControl.below', defaultMessage: 'When fewer than' },
    add: { id: 'kit.autoRechargeControl.add', defaultMessage: 'Add' },
    paidWith: { id: 'kit.autoRechargeControl.paidWith', defaultMessage: 'Paid with' },
    choose: { id: 'kit.autoRechargeControl.choose', defaultMessage: 'Please choose' },
    noMethod: {
      id: 'kit.autoRechargeControl.noMethod',
      defaultMessage: 'Save a way to pay first: tick “Save for one click” when you add coins.',
    },
    logIn: { id: 'kit.autoRechargeControl.logIn', defaultMessage: 'Log in to have coins added automatically.' },
    logInLink: { id: 'kit.autoRechargeControl.logInLink', defaultMessage: 'Log in' },
    teaser: { id: 'kit.autoRechargeControl.teaser', defaultMessage: 'Never run out in the middle of a sentence' },
    teaserText: {
      id: 'kit.autoRechargeControl.teaserText',
      defaultMessage: 'Coins can be added automatically. You choose the sum, and switch it off with one tap.',
    },
    seeIt: { id: 'kit.autoRechargeControl.seeIt', defaultMessage: 'See how' },
    close: { id: 'kit.autoRechargeControl.close', defaultMessage: 'Close' },
    stopped: {
      id: 'kit.autoRechargeControl.stopped',
      defaultMessage: 'It was switched off because the payment was declined. Nothing was charged.',
    },
    card: { id: 'kit.autoRechargeControl.card', defaultMessage: 'Card' },
    bank: { id: 'kit.autoRechargeControl.bank', defaultMessage: 'Bank' },
    wallet: { id: 'kit.autoRechargeControl.wallet', defaultMessage: 'Wallet' },
  }),
  ...defineMessages<{ since: { day: string } }>({
    since: { id: 'kit.autoRechargeControl.since', defaultMessage: 'On since {day}. Off with one tap.' },
  }),
  ...defineMessages<{ coins: { coins: string; count: number } }>({
    coins: { id: 'kit.autoRechargeControl.coins', defaultMessage: '{coins} {count, plural, one {coin} other {coins}}' },
  }),
  ...defineMessages<{ coinsFor: { coins: string; sum: string; count: number } }>({
    coinsFor: {
      id: 'kit.autoRechargeControl.coinsFor',
      defaultMessage: '{coins} {count, plural, one {coin} other {coins}} for {sum}',
    },
  }),
};
