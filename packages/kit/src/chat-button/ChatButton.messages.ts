import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  videoChat: { id: 'kit.chatButton.videoChat', defaultMessage: 'Video chat' },
  voyeurChat: { id: 'kit.chatButton.voyeurChat', defaultMessage: 'Voyeur chat' },
  toyControl: { id: 'kit.chatButton.toyControl', defaultMessage: 'Toy control' },
  ticketShow: { id: 'kit.chatButton.ticketShow', defaultMessage: 'Ticket show' },
  freeChat: { id: 'kit.chatButton.freeChat', defaultMessage: 'Free chat' },
  textChat: { id: 'kit.chatButton.textChat', defaultMessage: 'Text chat' },
  welcomeChat: { id: 'kit.chatButton.welcomeChat', defaultMessage: 'Welcome chat' },
  message: { id: 'kit.chatButton.message', defaultMessage: 'Message' },
  voiceCall: { id: 'kit.chatButton.voiceCall', defaultMessage: 'Voice call' },
  connecting: { id: 'kit.chatButton.connecting', defaultMessage: 'Connecting…' },
  unavailable: { id: 'kit.chatButton.unavailable', defaultMessage: 'Not possible now' },
  offline: { id: 'kit.chatButton.offline', defaultMessage: 'Not here right now' },
  restricted: { id: 'kit.chatButton.restricted', defaultMessage: 'Account restricted' },
  locked: { id: 'kit.chatButton.locked', defaultMessage: 'Account locked' },
});
