import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    image: { id: 'kit.messageComposer.image', defaultMessage: 'Add a picture' },
    gift: { id: 'kit.messageComposer.gift', defaultMessage: 'Add a gift' },
    send: { id: 'kit.messageComposer.send', defaultMessage: 'Send' },
    removeImage: { id: 'kit.messageComposer.removeImage', defaultMessage: 'Take the picture away' },
    attached: { id: 'kit.messageComposer.attached', defaultMessage: 'Goes with the message' },
    free: { id: 'kit.messageComposer.free', defaultMessage: 'Messages are free here' },
    notFree: { id: 'kit.messageComposer.notFree', defaultMessage: 'A message costs' },
    thenEach: { id: 'kit.messageComposer.thenEach', defaultMessage: 'left, then' },
    each: { id: 'kit.messageComposer.each', defaultMessage: 'each' },
    toPay: { id: 'kit.messageComposer.toPay', defaultMessage: 'This one:' },
    offline: { id: 'kit.messageComposer.offline', defaultMessage: 'No connection. What you send waits here.' },
    blocked: { id: 'kit.messageComposer.blocked', defaultMessage: 'This conversation is blocked.' },
    locked: { id: 'kit.messageComposer.locked', defaultMessage: 'Your account is locked. You can read, not write.' },
    restricted: {
      id: 'kit.messageComposer.restricted',
      defaultMessage: 'Your account is restricted. You can read, not write.',
    },
    needsCoins: { id: 'kit.messageComposer.needsCoins', defaultMessage: 'You have too few coins for this message.' },
    needLogin: { id: 'kit.messageComposer.needLogin', defaultMessage: 'Log in to write.' },
  }),
  ...defineMessages<{ label: { name: string } }>({
    label: { id: 'kit.messageComposer.label', defaultMessage: 'Write to {name}' },
  }),
  ...defineMessages<{ removeGift: { name: string } }>({
    removeGift: { id: 'kit.messageComposer.removeGift', defaultMessage: 'Take away: {name}' },
  }),
  ...defineMessages<{ freeMessages: { count: number } }>({
    freeMessages: {
      id: 'kit.messageComposer.freeMessages',
      defaultMessage: '{count, plural, one {# free message} other {# free messages}}',
    },
  }),
  ...defineMessages<{ vouchers: { count: number } }>({
    vouchers: {
      id: 'kit.messageComposer.vouchers',
      defaultMessage: 'Your voucher pays: {count, plural, one {# message} other {# messages}} on it',
    },
  }),
};
