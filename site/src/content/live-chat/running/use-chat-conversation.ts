import type { LiveChatData } from '@lounge/stores/content/live-chat';
import type { Conversation } from '@lounge/stores/content/messenger';
import { useEffect } from 'react';
import { useRead } from '../../../shared/use-read.ts';
import { useMessenger } from '../../messenger/messenger-stores.ts';
import type { MessengerStores } from '../../messenger/MessengerStores.ts';

/** The fields of what the guest writes or gives in a chat. */
export const inChat = ({ chatId, kind }: Pick<LiveChatData, 'chatId' | 'kind'>) => ({
  chatId,
  isFreechat: kind === 'freeChat',
});

/** Opens the conversation with a performer, in which a chat's messages are. */
export const useOpenConversation = (actorId: number): void => {
  const messenger = useMessenger();
  useRead(messenger);
  useEffect(() => {
    const leaving = new AbortController();
    void messenger.open(actorId, leaving.signal);
    return () => leaving.abort();
  }, [messenger, actorId]);
};

/** Returns the messenger, and the conversation with a performer once it is open. */
export const useChatConversation = (
  actorId: number,
): { readonly messenger: MessengerStores; readonly conversation: Conversation | null } => {
  const messenger = useMessenger();
  const isOpen = messenger.channels.selected?.actorId === actorId;
  return { messenger, conversation: isOpen ? messenger.conversation : null };
};
