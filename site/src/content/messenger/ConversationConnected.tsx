import { Conversation } from '@lounge/kit/conversation';
import type { Conversation as ConversationStore } from '@lounge/stores/content/messenger';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { ZoneNote } from '../../foundation/page/ZoneNote.tsx';
import { useNow } from '../../foundation/page/use-now.ts';
import { itemsWith } from './conversation-items.tsx';
import { earlierOf, readEarlier } from './earlier-messages.ts';
import { messages } from './Messenger.messages.ts';
import type { MessengerStores } from './MessengerStores.ts';

interface ConversationConnectedProps {
  messenger: MessengerStores;
  conversation: ConversationStore;
  name: string;
  /** Whether the performer is online. */
  isOnline: boolean;
}

/** The messages of the open conversation. @spec screen:messenger.channel */
export const ConversationConnected = observer(
  ({ messenger, conversation, name, isOnline }: ConversationConnectedProps) => {
    const intl = useIntl();
    const now = useNow();
    const { config, stores } = useApp();
    const { outbox, pictureOf, includable: catalogue } = messenger;
    const { state } = conversation.page;
    const { language, token } = config;
    const itemsOf = useMemo(
      () => itemsWith({ catalogue, intl, pictureOf, language, token }),
      [catalogue, intl, pictureOf, language, token],
    );
    return (
      <>
        <Conversation
          name={name}
          online={isOnline}
          items={itemsOf(conversation)}
          now={now}
          isPending={state === 'idle' || state === 'loading'}
          failed={state === 'failed'}
          typing={conversation.isTyping}
          empty={stores.guest.isLocked ? <h2>{intl.formatMessage(messages.nothingYet)}</h2> : undefined}
          earlier={earlierOf(conversation)}
          onEarlier={() => readEarlier(conversation)}
          onReload={() => void conversation.load()}
          onRetry={({ item }) => outbox.retry(item.id)}
          onRemove={({ item }) => outbox.remove(item.id)}
        />
        {conversation.messages.length > 0 && <ZoneNote />}
      </>
    );
  },
);
