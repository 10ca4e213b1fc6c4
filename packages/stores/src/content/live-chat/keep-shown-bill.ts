// Ended with the scope below.
// oxlint-disable-next-line no-restricted-imports
import { reaction } from 'mobx';
import type { PushSource } from '../../ports.ts';
import type { StoredText } from '../../reactive/stored-text.ts';
import type { LiveChat } from './LiveChat.ts';

/** Stores the id of the chat whose bill is shown, until the guest leaves it: the page that is loaded again shows it again. */
export const keepShownBill = (chat: Pick<LiveChat, 'state'>, stored: StoredText, scope: PushSource['scope']): void => {
  scope.onEnd(
    reaction(
      () => (chat.state.kind === 'ended' ? chat.state.bill.chatId : null),
      (chatId) => stored.write(chatId),
    ),
  );
};
