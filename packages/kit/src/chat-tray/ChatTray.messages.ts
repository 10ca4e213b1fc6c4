import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'kit.chatTray.title', defaultMessage: 'Gifts' },
    close: { id: 'kit.chatTray.close', defaultMessage: 'Close the gifts' },
    all: { id: 'kit.chatTray.all', defaultMessage: 'All gifts' },
    less: { id: 'kit.chatTray.less', defaultMessage: 'Less' },
    toys: { id: 'kit.chatTray.toys', defaultMessage: 'Toy control' },
    chooseFirst: { id: 'kit.chatTray.chooseFirst', defaultMessage: 'Choose a gift first' },
    needsCoins: { id: 'kit.chatTray.needsCoins', defaultMessage: 'Too few coins' },
    needsVip: { id: 'kit.chatTray.needsVip', defaultMessage: 'For VIPs' },
    yourOwn: { id: 'kit.chatTray.yourOwn', defaultMessage: '(one of yours)' },
    balance: { id: 'kit.chatTray.balance', defaultMessage: 'Balance:' },
    failed: { id: 'kit.chatTray.failed', defaultMessage: 'That did not work, nothing was charged.' },
  }),
  ...defineMessages<{ yours: { count: number } }>({
    yours: { id: 'kit.chatTray.yours', defaultMessage: '{count, plural, one {# yours} other {# yours}}' },
  }),
  ...defineMessages<{ sent: { gift: string } }>({
    sent: { id: 'kit.chatTray.sent', defaultMessage: '{gift} is sent' },
  }),
  ...defineMessages<{ send: { gift: string } }>({
    send: { id: 'kit.chatTray.send', defaultMessage: 'Send {gift}' },
  }),
};
