import { clientExit } from '@lounge/protocol/content/live-chat';
import type { LiveChat } from './LiveChat.ts';

/** Leaves a chat and starts the video chat: after a voyeur chat, or with cameras on both sides. @spec error:exit-100-108 */
export const upgradeChat = async (chat: LiveChat, price: number, withCamera = false): Promise<void> => {
  const actorId = chat.chat?.actorId;
  await chat.leave(clientExit.upgrade);
  if (actorId === undefined || chat.isLeaving) return;
  const bills = chat.bill === null ? chat.earlier : [...chat.earlier, chat.bill];
  await chat.start({ actorId, kind: 'videoChat', withCamera, price, showId: null }, bills);
};
