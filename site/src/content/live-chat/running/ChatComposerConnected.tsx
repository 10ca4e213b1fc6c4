import { ChatComposer } from '@lounge/kit/chat-composer';
import type { LiveChatData } from '@lounge/stores/content/live-chat';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { inChat, useChatConversation } from './use-chat-conversation.ts';

/** Where the guest writes in the chat; it is free. @spec feature:messenger.send-text */
export const ChatComposerConnected = observer(
  ({ actorId, name, chat }: { actorId: number; name: string; chat: LiveChatData }) => {
    const { conversation } = useChatConversation(actorId);
    const [text, setText] = useState('');
    return (
      <ChatComposer
        name={name}
        text={text}
        onChange={(change) => setText(change.text)}
        onSend={(message) => {
          if (conversation === null) return;
          conversation.send({ text: message.text, ...inChat(chat) });
          setText('');
        }}
      />
    );
  },
);
