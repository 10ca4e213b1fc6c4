import { defineMessages } from 'react-intl';

/** Texts of RefillWindow. */
export const messages = {
  ...defineMessages({
    forced: { id: 'kit.refillWindow.forced', defaultMessage: 'Please add coins to go on' },
    forcedText: {
      id: 'kit.refillWindow.forcedText',
      defaultMessage: 'Your account needs coins once before you go on. Nothing is charged without your click.',
    },
    title: { id: 'kit.refillWindow.title', defaultMessage: 'Your coins are nearly used up' },
    addCoins: { id: 'kit.refillWindow.addCoins', defaultMessage: 'Add coins' },
    otherWays: { id: 'kit.refillWindow.otherWays', defaultMessage: 'Other ways' },
    notNow: { id: 'kit.refillWindow.notNow', defaultMessage: 'Not today' },
    close: { id: 'kit.refillWindow.close', defaultMessage: 'Close' },
  }),
  ...defineMessages<Record<'textInChat' | 'textInPaidChat', { balance: string; count: number }>>({
    textInPaidChat: {
      id: 'kit.refillWindow.textInPaidChat',
      defaultMessage:
        'You have {balance} {count, plural, one {coin} other {coins}}. The chat goes on while you add some, and its time is charged.',
    },
    textInChat: {
      id: 'kit.refillWindow.textInChat',
      defaultMessage:
        'You have {balance} {count, plural, one {coin} other {coins}}. The chat goes on while you add some.',
    },
  }),
  ...defineMessages<{ text: { balance: string; count: number; minimum: string } }>({
    text: {
      id: 'kit.refillWindow.text',
      defaultMessage: 'You have {balance} {count, plural, one {coin} other {coins}}; a chat begins at {minimum}.',
    },
  }),
};
