import { defineMessages } from 'react-intl';

/** Texts of OneClickPaymentWindow. */
export const messages = {
  ...defineMessages({
    title: { id: 'kit.oneClickPaymentWindow.title', defaultMessage: 'Add coins with one click' },
    checking: { id: 'kit.oneClickPaymentWindow.checking', defaultMessage: 'Checking what is possible…' },
    noMethod: { id: 'kit.oneClickPaymentWindow.noMethod', defaultMessage: 'You have not saved a way to pay yet.' },
    paused: { id: 'kit.oneClickPaymentWindow.paused', defaultMessage: 'You are taking a break from buying coins.' },
    declined: {
      id: 'kit.oneClickPaymentWindow.declined',
      defaultMessage: 'The payment was declined. Nothing was charged.',
    },
    limitReached: {
      id: 'kit.oneClickPaymentWindow.limitReached',
      defaultMessage: 'This is more than your monthly limit leaves. Nothing was charged.',
    },
    failed: { id: 'kit.oneClickPaymentWindow.failed', defaultMessage: 'That did not work, nothing was charged.' },
    unknown: {
      id: 'kit.oneClickPaymentWindow.unknown',
      defaultMessage: 'We do not know yet whether the payment arrived. Asking again charges nothing twice.',
    },
    askAgain: { id: 'kit.oneClickPaymentWindow.askAgain', defaultMessage: 'Ask again' },
    charging: { id: 'kit.oneClickPaymentWindow.charging', defaultMessage: 'The payment is on its way…' },
    over: {
      id: 'kit.oneClickPaymentWindow.over',
      defaultMessage: 'The time is over. You can still add coins at any time.',
    },
    otherWays: { id: 'kit.oneClickPaymentWindow.otherWays', defaultMessage: 'Other ways' },
    addCoins: { id: 'kit.oneClickPaymentWindow.addCoins', defaultMessage: 'Add coins' },
    offerRecharge: {
      id: 'kit.oneClickPaymentWindow.offerRecharge',
      defaultMessage: 'Add coins automatically next time',
    },
    close: { id: 'kit.oneClickPaymentWindow.close', defaultMessage: 'Close' },
    card: { id: 'kit.oneClickPaymentWindow.card', defaultMessage: 'card' },
    bank: { id: 'kit.oneClickPaymentWindow.bank', defaultMessage: 'bank' },
    wallet: { id: 'kit.oneClickPaymentWindow.wallet', defaultMessage: 'wallet' },
  }),
  ...defineMessages<{ success: { coins: string; count: number } }>({
    success: {
      id: 'kit.oneClickPaymentWindow.success',
      defaultMessage: '{coins} {count, plural, one {coin was} other {coins were}} added.',
    },
  }),
  ...defineMessages<{ timeLeft: { time: string } }>({
    timeLeft: { id: 'kit.oneClickPaymentWindow.timeLeft', defaultMessage: '{time} left to decide' },
  }),
  ...defineMessages<{ paidWith: { method: string } }>({
    paidWith: { id: 'kit.oneClickPaymentWindow.paidWith', defaultMessage: 'Paid with {method}' },
  }),
};
