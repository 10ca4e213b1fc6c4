import { ChatMessageLog } from '@lounge/kit/chat-message-log';
import { useKit } from '@lounge/kit/kit-provider';
import type { LiveChatData } from '@lounge/stores/content/live-chat';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../../shared/app-context.ts';
import { giftArt, giftName } from '../../messenger/conversation-items.tsx';
import { useLiveChat } from '../live-chat-stores.ts';
import { logOf } from './chat-log.ts';
import { useChatConversation } from './use-chat-conversation.ts';

/** Messages and gifts of the chat. */
export const ChatLogConnected = observer(
  ({ actorId, name, chat }: { actorId: number; name: string; chat: LiveChatData }) => {
    const intl = useIntl();
    const { language } = useApp().config;
    const { timeZone } = useKit();
    const { messenger, conversation } = useChatConversation(actorId);
    const received = conversation?.messages ?? [];
    const waiting = conversation?.waiting ?? [];
    const earlier = new Set(useLiveChat().chat.earlier.map(({ chatId }) => chatId));
    const items = logOf(
      { received, waiting },
      { chat, earlier },
      {
        intl,
        timeZone,
        gift: (id) => messenger.gifts.gift(id) ?? messenger.toyControls.control(id),
        giftName: (gift) => giftName(gift, language),
        giftArt: (gift) => giftArt(gift, 40),
      },
    );
    return (
      <ChatMessageLog
        name={name}
        items={items}
        writing={conversation?.isTyping ?? false}
        onRetry={({ id }) => messenger.outbox.retry(id)}
      />
    );
  },
);
