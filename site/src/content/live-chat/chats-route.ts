import { personalPage } from '../../foundation/guest/personal-page.ts';
import { messages } from './Chats.messages.ts';
import { ChatsScreen } from './ChatsScreen.tsx';
import { liveChatOf } from './live-chat-stores.ts';

/** The guest's chats. */
export const route = personalPage('personal.chats', {
  screen: ChatsScreen,
  head: messages,
  load: ({ stores }) => liveChatOf(stores).history.load(),
});
