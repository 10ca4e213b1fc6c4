import { defineMessages } from 'react-intl';

/** Texts of the page of the guest's chats. */
export const messages = defineMessages({
  title: { id: 'site.chats.title', defaultMessage: 'Chats' },
  description: { id: 'site.chats.description', defaultMessage: 'Your chats, how long they were and what they cost.' },
});
