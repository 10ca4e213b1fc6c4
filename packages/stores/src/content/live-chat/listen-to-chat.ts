import type { PayloadOf } from '@lounge/protocol';
import { chatChanged, chatEnd } from '@lounge/protocol/content/live-chat';
import { chatTicketsChanged } from '@lounge/protocol/content/tickets';
import { guestBalance } from '@lounge/protocol/foundation/wallet';
import type { PushSource } from '../../ports.ts';
import { reloadOnResync } from '../../reactive/reload-on-resync.ts';
import type { ChatBillData } from './live-chat-types.ts';

/** What listens: the guest's live chat. */
interface ListeningChat {
  readonly bill: ChatBillData | null;
  readonly data: ReturnType<Parameters<typeof reloadOnResync>[1]>[number];
  readonly load: () => Promise<void>;
  readonly onChanged: (payload: PayloadOf<typeof chatChanged>) => void;
  readonly onEnd: (payload: PayloadOf<typeof chatEnd>) => void;
  readonly onBalance: (payload: PayloadOf<typeof guestBalance>) => void;
}

/** Subscribes a chat to what changes it; a ticket that was given back changes the bill of its show. */
export const listenToChat = (chat: ListeningChat, source: PushSource): void => {
  const { scope, socket } = source;
  scope.onEnd(socket.on(chatChanged, chat.onChanged));
  scope.onEnd(socket.on(chatEnd, chat.onEnd));
  scope.onEnd(socket.on(guestBalance, chat.onBalance));
  scope.onEnd(
    socket.on(chatTicketsChanged, ({ showId }) => {
      if (chat.bill?.ticket?.showId === showId) void chat.load();
    }),
  );
  reloadOnResync(source, () => [chat.data], chat.load);
};
