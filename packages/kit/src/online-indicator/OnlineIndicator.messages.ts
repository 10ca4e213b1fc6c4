import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  online: { id: 'kit.onlineIndicator.online', defaultMessage: 'Online' },
  offline: { id: 'kit.onlineIndicator.offline', defaultMessage: 'Offline' },
  chat: { id: 'kit.onlineIndicator.chat', defaultMessage: 'In a chat' },
  momentum: { id: 'kit.onlineIndicator.momentum', defaultMessage: 'Just here' },
});
