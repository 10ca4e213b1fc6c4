import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    earlier: { id: 'kit.conversation.earlier', defaultMessage: 'Show earlier messages' },
    loadingEarlier: { id: 'kit.conversation.loadingEarlier', defaultMessage: 'Earlier messages are loading.' },
    earlierFailed: { id: 'kit.conversation.earlierFailed', defaultMessage: 'Earlier messages did not load.' },
    beginning: { id: 'kit.conversation.beginning', defaultMessage: 'This is where your conversation begins.' },
    loading: { id: 'kit.conversation.loading', defaultMessage: 'The messages are loading.' },
    failed: { id: 'kit.conversation.failed', defaultMessage: 'The messages did not load.' },
    retry: { id: 'kit.conversation.retry', defaultMessage: 'Try again' },
    remove: { id: 'kit.conversation.remove', defaultMessage: 'Remove' },
    toEnd: { id: 'kit.conversation.toEnd', defaultMessage: 'To the latest message' },
    today: { id: 'kit.conversation.today', defaultMessage: 'Today' },
    yesterday: { id: 'kit.conversation.yesterday', defaultMessage: 'Yesterday' },
    you: { id: 'kit.conversation.you', defaultMessage: 'You' },
    waiting: { id: 'kit.conversation.waiting', defaultMessage: 'Waits for the connection' },
    sending: { id: 'kit.conversation.sending', defaultMessage: 'On its way' },
    notSent: { id: 'kit.conversation.notSent', defaultMessage: 'Not sent' },
    sent: { id: 'kit.conversation.sent', defaultMessage: 'Sent' },
    delivered: { id: 'kit.conversation.delivered', defaultMessage: 'Delivered' },
    read: { id: 'kit.conversation.read', defaultMessage: 'Read' },
    picture: { id: 'kit.conversation.picture', defaultMessage: 'Picture' },
    pictureFailed: { id: 'kit.conversation.pictureFailed', defaultMessage: 'The picture did not load.' },
    pictureLocked: {
      id: 'kit.conversation.pictureLocked',
      defaultMessage: 'This picture opens after your age has been checked.',
    },
    system: { id: 'kit.conversation.system', defaultMessage: 'A note about this conversation.' },
    chargeSuccess: { id: 'kit.conversation.chargeSuccess', defaultMessage: 'Your coins were added.' },
    chargeFailure: { id: 'kit.conversation.chargeFailure', defaultMessage: 'Your coins could not be added.' },
    chatStart: { id: 'kit.conversation.chatStart', defaultMessage: 'The chat began.' },
    chatEnd: { id: 'kit.conversation.chatEnd', defaultMessage: 'The chat ended.' },
    notification: { id: 'kit.conversation.notification', defaultMessage: 'There is something new here.' },
    newGift: { id: 'kit.conversation.newGift', defaultMessage: 'You were given a gift.' },
    imageSent: { id: 'kit.conversation.imageSent', defaultMessage: 'You sent a picture.' },
    imageReceived: { id: 'kit.conversation.imageReceived', defaultMessage: 'A picture arrived.' },
    toyStarted: { id: 'kit.conversation.toyStarted', defaultMessage: 'Toy control is running.' },
    toyEnded: { id: 'kit.conversation.toyEnded', defaultMessage: 'Toy control is over.' },
    toyQueued: { id: 'kit.conversation.toyQueued', defaultMessage: 'Toy control waits for its turn.' },
    toyFailed: {
      id: 'kit.conversation.toyFailed',
      defaultMessage: 'Toy control stopped early. The rest of the coins is back.',
    },
    toyGivenBack: {
      id: 'kit.conversation.toyGivenBack',
      defaultMessage: 'Toy control did not run. Your coins are back.',
    },
    voyeurInfo: { id: 'kit.conversation.voyeurInfo', defaultMessage: 'Somebody was watching.' },
  }),
  ...defineMessages<{ label: { name: string } }>({
    label: { id: 'kit.conversation.label', defaultMessage: 'Messages with {name}' },
  }),
  ...defineMessages<{ empty: { name: string } }>({
    empty: { id: 'kit.conversation.empty', defaultMessage: 'Say hello to {name}' },
  }),
  ...defineMessages<{ emptyText: { name: string } }>({
    emptyText: {
      id: 'kit.conversation.emptyText',
      defaultMessage: 'Nothing has been written yet. {name} sees your message at once.',
    },
  }),
  ...defineMessages<{ emptyTextOffline: { name: string } }>({
    emptyTextOffline: {
      id: 'kit.conversation.emptyTextOffline',
      defaultMessage: 'Nothing has been written yet. {name} is not online and reads your message later.',
    },
  }),
  ...defineMessages<{ typing: { name: string } }>({
    typing: { id: 'kit.conversation.typing', defaultMessage: '{name} is writing' },
  }),
  ...defineMessages<{ announcement: { name: string; text: string } }>({
    announcement: { id: 'kit.conversation.announcement', defaultMessage: '{name}: {text}' },
  }),
  ...defineMessages<{ unseen: { count: number } }>({
    unseen: {
      id: 'kit.conversation.unseen',
      defaultMessage: '{count, plural, one {# new message} other {# new messages}}',
    },
  }),
};

/** Notes about toy control that name the pattern. */
export const patternNotes = defineMessages<
  Record<'toyStarted' | 'toyEnded' | 'toyQueued' | 'toyFailed' | 'toyGivenBack', { pattern: string }>
>({
  toyStarted: { id: 'kit.conversation.toyStartedNamed', defaultMessage: 'Toy control is running: {pattern}.' },
  toyEnded: { id: 'kit.conversation.toyEndedNamed', defaultMessage: 'Toy control is over: {pattern}.' },
  toyQueued: { id: 'kit.conversation.toyQueuedNamed', defaultMessage: 'Toy control waits for its turn: {pattern}.' },
  toyFailed: {
    id: 'kit.conversation.toyFailedNamed',
    defaultMessage: 'Toy control stopped early: {pattern}. The rest of the coins is back.',
  },
  toyGivenBack: {
    id: 'kit.conversation.toyGivenBackNamed',
    defaultMessage: 'Toy control did not run: {pattern}. Your coins are back.',
  },
});
