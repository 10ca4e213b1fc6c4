import { defineMessages } from 'react-intl';

/** Texts of the payment forms. */
export const paymentMessages = {
  ...defineMessages({
    topUp: { id: 'site.window.topUp', defaultMessage: 'Add coins' },
    topUpLead: { id: 'site.window.topUpLead', defaultMessage: '4 coins for every euro, rounded up to whole coins.' },
    otherAmount: { id: 'site.window.otherAmount', defaultMessage: 'Another amount' },
    check: { id: 'site.window.check', defaultMessage: 'Check and pay' },
    checkLead: { id: 'site.window.checkLead', defaultMessage: 'Nothing is charged until you press the button.' },
    coinsRow: { id: 'site.window.coinsRow', defaultMessage: 'Coins' },
    afterRow: { id: 'site.window.afterRow', defaultMessage: 'Balance afterwards' },
    toPay: { id: 'site.window.toPay', defaultMessage: 'To pay' },
    how: { id: 'site.window.how', defaultMessage: 'How would you like to pay?' },
    card: { id: 'site.window.card', defaultMessage: 'Card' },
    bank: { id: 'site.window.bank', defaultMessage: 'Bank' },
    wallet: { id: 'site.window.wallet', defaultMessage: 'Wallet' },
    testData: {
      id: 'site.window.testData',
      defaultMessage: 'Test data: card and bank are accepted, the wallet is always declined. No money moves.',
    },
    save: {
      id: 'site.window.save',
      defaultMessage: 'Save for one click: pay without this window next time',
    },
    paid: { id: 'site.window.paid', defaultMessage: 'Thank you' },
    stopped: { id: 'site.window.stopped', defaultMessage: 'Paying is paused' },
    stoppedLocked: { id: 'site.window.stoppedLocked', defaultMessage: 'Your account is locked' },
    stoppedLockedText: {
      id: 'site.window.stoppedLockedText',
      defaultMessage: 'Nothing can be bought with it, and nothing is charged. What you have bought stays open.',
    },
    stoppedRest: {
      id: 'site.window.stoppedRest',
      defaultMessage:
        'You can still spend the coins that you have, read and write messages, and open what you have bought.',
    },
  }),
  ...defineMessages<{ otherHint: { smallest: string; largest: string } }>({
    otherHint: { id: 'site.window.otherHint', defaultMessage: 'From {smallest} to {largest}.' },
  }),
  ...defineMessages<{ pay: { sum: string } }>({
    pay: { id: 'site.window.pay', defaultMessage: 'Pay {sum}' },
  }),
  ...defineMessages<{ stoppedText: { date: string } }>({
    stoppedText: {
      id: 'site.window.stoppedText',
      defaultMessage: 'You are taking a break from paying until {date}. Nothing is charged until then.',
    },
  }),
  ...defineMessages<{ recentlyPaid: { sum: string; time: string } }>({
    recentlyPaid: {
      id: 'site.window.recentlyPaid',
      defaultMessage: 'Your payment of {sum} at {time} has arrived; its coins are yours.',
    },
  }),
  ...defineMessages<{ paidText: { coins: string; balance: string } }>({
    paidText: {
      id: 'site.window.paidText',
      defaultMessage: '{coins} coins were added. You now have {balance}.',
    },
  }),
};
