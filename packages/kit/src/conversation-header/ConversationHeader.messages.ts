import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  back: { id: 'kit.conversationHeader.back', defaultMessage: 'Back to all messages' },
  archived: { id: 'kit.conversationHeader.archived', defaultMessage: 'Archived' },
  blocked: { id: 'kit.conversationHeader.blocked', defaultMessage: 'Blocked' },
  freeChat: { id: 'kit.conversationHeader.freeChat', defaultMessage: 'Free chat' },
});
