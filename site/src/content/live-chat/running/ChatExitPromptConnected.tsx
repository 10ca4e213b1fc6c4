import { ChatExitPrompt } from '@lounge/kit/chat-exit-prompt';
import type { ActorData } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { pictureContent } from '../../../foundation/page/picture-content.ts';
import { useLiveChat } from '../live-chat-stores.ts';

/** Asks before a chat of half a minute or more ends. @spec screen:overlay.chat-exit-prompt */
export const ChatExitPromptConnected = observer(
  ({
    isAsking,
    isLeaving,
    actor,
    onStay,
    onLeave,
  }: {
    isAsking: boolean;
    isLeaving: boolean;
    actor: ActorData;
    onStay: () => void;
    onLeave: () => void;
  }) => {
    const { chat } = useLiveChat();
    return (
      <ChatExitPrompt
        asking={isAsking}
        isLeaving={isLeaving}
        performer={{ name: actor.name, portrait: pictureContent(actor.portrait) }}
        seconds={chat.meter.seconds}
        spent={chat.meter.spent + (chat.chat?.giftsSpent ?? 0)}
        onStay={onStay}
        onLeave={onLeave}
      />
    );
  },
);
