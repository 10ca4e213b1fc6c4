import type { LiveChat } from '@lounge/stores/content/live-chat';
import { useEffect } from 'react';
import { useApp } from '../../app/app-context.ts';
import { useLiveChat } from './live-chat-stores.ts';

/** The guest's chat, read once on a page, so that one that runs elsewhere is known. */
export const useRunningChat = (): LiveChat => {
  const { guestId } = useApp().stores;
  const { chat } = useLiveChat();
  useEffect(() => {
    if (guestId !== null && chat.data.state === 'idle' && !chat.isOpen) void chat.load();
  }, [chat, guestId]);
  return chat;
};
