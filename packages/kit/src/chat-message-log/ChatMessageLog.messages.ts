import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    empty: { id: 'kit.chatMessageLog.empty', defaultMessage: 'Say hello' },
    earlier: { id: 'kit.chatMessageLog.earlier', defaultMessage: 'Show earlier messages' },
    toEnd: { id: 'kit.chatMessageLog.toEnd', defaultMessage: 'To the latest message' },
    sending: { id: 'kit.chatMessageLog.sending', defaultMessage: 'On its way' },
    notSent: { id: 'kit.chatMessageLog.notSent', defaultMessage: 'Not sent' },
    retry: { id: 'kit.chatMessageLog.retry', defaultMessage: 'Try again' },
    you: { id: 'kit.chatMessageLog.you', defaultMessage: 'You' },
    ownGift: { id: 'kit.chatMessageLog.ownGift', defaultMessage: 'one of yours, nothing charged' },
    chargeFailed: { id: 'kit.chatMessageLog.chargeFailed', defaultMessage: 'That did not work, nothing was charged.' },
  }),
  ...defineMessages<{ emptyText: { name: string } }>({
    emptyText: { id: 'kit.chatMessageLog.emptyText', defaultMessage: '{name} sees what you write at once.' },
  }),
  ...defineMessages<{ label: { name: string } }>({
    label: { id: 'kit.chatMessageLog.label', defaultMessage: 'Chat with {name}' },
  }),
  ...defineMessages<{ writing: { name: string } }>({
    writing: { id: 'kit.chatMessageLog.writing', defaultMessage: '{name} is writing' },
  }),
  ...defineMessages<{ said: { name: string; text: string } }>({
    said: { id: 'kit.chatMessageLog.said', defaultMessage: '{name}: {text}' },
  }),
  ...defineMessages<{ unseen: { count: number } }>({
    unseen: {
      id: 'kit.chatMessageLog.unseen',
      defaultMessage: '{count, plural, one {# new message} other {# new messages}}',
    },
  }),
  ...defineMessages<{ youSent: { gift: string; count: number } }>({
    youSent: {
      id: 'kit.chatMessageLog.youSent',
      defaultMessage: '{count, plural, one {You sent: {gift}} other {You sent: {gift} × #}}',
    },
  }),
  ...defineMessages<{ sent: { name: string; gift: string; count: number } }>({
    sent: {
      id: 'kit.chatMessageLog.sent',
      defaultMessage: '{count, plural, one {{name} sent: {gift}} other {{name} sent: {gift} × #}}',
    },
  }),
  ...defineMessages<{ giftPrice: { coins: string } }>({
    giftPrice: { id: 'kit.chatMessageLog.giftPrice', defaultMessage: '{coins} coins' },
  }),
  ...defineMessages<{ paid: { coins: string } }>({
    paid: { id: 'kit.chatMessageLog.paid', defaultMessage: '{coins} coins charged' },
  }),
  ...defineMessages<{ paidFor: { coins: string; reason: string } }>({
    paidFor: { id: 'kit.chatMessageLog.paidFor', defaultMessage: '{coins} coins charged for {reason}' },
  }),
  ...defineMessages<{ added: { coins: string } }>({
    added: { id: 'kit.chatMessageLog.added', defaultMessage: '{coins} coins added' },
  }),
  ...defineMessages<{ toyStarted: { control: string; seconds: number } }>({
    toyStarted: {
      id: 'kit.chatMessageLog.toyStarted',
      defaultMessage: 'Toy control is running: {control}{seconds, plural, =0 {} one {, # second} other {, # seconds}}',
    },
  }),
  ...defineMessages<{ toyEnded: { control: string } }>({
    toyEnded: { id: 'kit.chatMessageLog.toyEnded', defaultMessage: 'Toy control is over: {control}' },
  }),
  ...defineMessages<{ toyQueued: { control: string } }>({
    toyQueued: { id: 'kit.chatMessageLog.toyQueued', defaultMessage: 'Toy control waits for its turn: {control}' },
  }),
  ...defineMessages<{ toyFailed: { control: string } }>({
    toyFailed: {
      id: 'kit.chatMessageLog.toyFailed',
      defaultMessage: 'Toy control did not work: {control}, nothing was charged',
    },
  }),
  ...defineMessages<{ toyStopped: { control: string; coins: string } }>({
    toyStopped: {
      id: 'kit.chatMessageLog.toyStopped',
      defaultMessage: 'Toy control stopped early: {control}, {coins} coins are back',
    },
  }),
  ...defineMessages<{ toyGivenBack: { control: string; coins: string } }>({
    toyGivenBack: {
      id: 'kit.chatMessageLog.toyGivenBack',
      defaultMessage: 'Toy control did not run: {control}, {coins} coins are back',
    },
  }),
  ...defineMessages<{ chatStart: { time: string } }>({
    chatStart: { id: 'kit.chatMessageLog.chatStart', defaultMessage: 'Started {time}' },
  }),
  ...defineMessages<{ chatEnd: { time: string } }>({
    chatEnd: { id: 'kit.chatMessageLog.chatEnd', defaultMessage: 'Ended {time}' },
  }),
};
