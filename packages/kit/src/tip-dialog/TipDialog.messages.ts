import { defineMessages } from 'react-intl';

/** Texts of TipDialog. */
export const messages = {
  ...defineMessages({
    howMuch: { id: 'kit.tipDialog.howMuch', defaultMessage: 'How much?' },
    other: { id: 'kit.tipDialog.other', defaultMessage: 'Other' },
    amount: { id: 'kit.tipDialog.amount', defaultMessage: 'Another amount' },
    whole: { id: 'kit.tipDialog.whole', defaultMessage: 'Whole coins, one or more.' },
    chooseFirst: { id: 'kit.tipDialog.chooseFirst', defaultMessage: 'Choose an amount first' },
    tip: { id: 'kit.tipDialog.tip', defaultMessage: 'Tip' },
    addCoins: { id: 'kit.tipDialog.addCoins', defaultMessage: 'Add coins' },
    close: { id: 'kit.tipDialog.close', defaultMessage: 'Close' },
  }),
  ...defineMessages<{
    title: { name: string };
    balance: { balance: string; count: number };
    towards: { titled: string; title: string; sum: number; total: number };
    coins: { count: number };
    range: { most: number };
    missing: { coins: string; count: number };
    thanks: { name: string };
    sent: { count: number; balance: string };
    stands: { sum: number; total: number };
  }>({
    title: { id: 'kit.tipDialog.title', defaultMessage: 'Tip for {name}' },
    balance: {
      id: 'kit.tipDialog.balance',
      defaultMessage: 'You have {count, plural, one {{balance} coin} other {{balance} coins}}.',
    },
    towards: {
      id: 'kit.tipDialog.towards',
      defaultMessage:
        'It goes to {titled, select, yes {“{title}”} other {the tipping goal}}, {sum, number} of {total, number}.',
    },
    coins: { id: 'kit.tipDialog.coins', defaultMessage: '{count, plural, one {coin} other {coins}}' },
    range: { id: 'kit.tipDialog.range', defaultMessage: 'Whole coins, from 1 to {most, number}.' },
    missing: {
      id: 'kit.tipDialog.missing',
      defaultMessage: '{count, plural, one {{coins} coin is missing.} other {{coins} coins are missing.}}',
    },
    thanks: { id: 'kit.tipDialog.thanks', defaultMessage: 'Thank you from {name}' },
    sent: {
      id: 'kit.tipDialog.sent',
      defaultMessage: '{count, plural, one {# coin} other {# coins}}, balance {balance}.',
    },
    stands: { id: 'kit.tipDialog.stands', defaultMessage: 'The goal stands at {sum, number} of {total, number}.' },
  }),
};
