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
    const { giftsSpent: gifts = 0, price = null } = chat.running?.chat ?? {};
    // What costs nothing by the minute, as a show that is paid by its ticket, has no sum of its own.
    const hasSum = price !== null || gifts > 0;
    return (
      <ChatExitPrompt
        asking={isAsking}
        isLeaving={isLeaving}
        performer={{ name: actor.name, portrait: pictureContent(actor.portrait) }}
        seconds={chat.meter.seconds}
        spent={hasSum ? chat.meter.spent + gifts : undefined}
        onStay={onStay}
        onLeave={onLeave}
      />
    );
  },
);
