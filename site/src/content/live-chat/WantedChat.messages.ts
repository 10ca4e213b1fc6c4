import { defineMessages } from 'react-intl';

/** Texts of the question about a chat that the guest chose on another page. */
export const messages = {
  ...defineMessages<{ title: { kind: string; name: string }; nobodyInChat: { name: string } }>({
    title: { id: 'site.wantedChat.title', defaultMessage: '{kind} with {name}?' },
    nobodyInChat: {
      id: 'site.wantedChat.nobodyInChat',
      defaultMessage: 'Nobody is in a private chat with {name} right now, so there is nothing to look in on.',
    },
  }),
  ...defineMessages({
    needCoins: { id: 'site.wantedChat.needCoins', defaultMessage: 'Your coins are not enough for it.' },
    needAgeCheck: { id: 'site.wantedChat.needAgeCheck', defaultMessage: 'It needs the age check, once.' },
    notPossible: { id: 'site.wantedChat.notPossible', defaultMessage: 'That is not possible right now.' },
    start: { id: 'site.wantedChat.start', defaultMessage: 'Start' },
    seeAll: { id: 'site.wantedChat.seeAll', defaultMessage: 'All chats' },
    cancel: { id: 'site.wantedChat.cancel', defaultMessage: 'Cancel' },
    toMessages: { id: 'site.wantedChat.toMessages', defaultMessage: 'To the messages' },
  }),
};
