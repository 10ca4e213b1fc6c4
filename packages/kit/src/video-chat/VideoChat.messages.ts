import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    end: { id: 'kit.videoChat.end', defaultMessage: 'End chat' },
    chat: { id: 'kit.videoChat.chat', defaultMessage: 'Chat' },
    heart: { id: 'kit.videoChat.heart', defaultMessage: 'Send a heart' },
    gifts: { id: 'kit.videoChat.gifts', defaultMessage: 'Gifts' },
    connected: { id: 'kit.videoChat.connected', defaultMessage: 'connected' },
    notConnected: { id: 'kit.videoChat.notConnected', defaultMessage: 'not connected' },
  }),
  ...defineMessages<{ label: { kind: string; name: string } }>({
    label: { id: 'kit.videoChat.label', defaultMessage: '{kind} with {name}' },
  }),
};
