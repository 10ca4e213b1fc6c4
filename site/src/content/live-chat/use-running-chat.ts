import type { LiveChat } from '@lounge/stores/content/live-chat';
import { useApp } from '../../shared/app-context.ts';
import { useRead } from '../../shared/use-read.ts';
import { useLiveChat } from './live-chat-stores.ts';

/** The guest's chat, read once on a page, so that one that runs elsewhere is known. */
export const useRunningChat = (): LiveChat => {
  const { guestId } = useApp().stores;
  const { chat } = useLiveChat();
  useRead(chat, guestId !== null && chat.data.state === 'idle' && !chat.isOpen);
  return chat;
};
