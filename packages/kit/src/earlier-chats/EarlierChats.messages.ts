import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'kit.earlierChats.title', defaultMessage: 'Before that, with a bill of its own' },
  all: { id: 'kit.earlierChats.all', defaultMessage: 'All your chats' },
});
