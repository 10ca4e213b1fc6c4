import { clientExit } from '@lounge/protocol/content/live-chat';
import type { LiveChat } from './LiveChat.ts';

/** Leaves a chat and starts the video chat: after a voyeur chat, or with cameras on both sides. @spec error:exit-100-108 */
export const upgradeChat = async (chat: LiveChat, price: number, withCamera = false): Promise<void> => {
  const { actorId } = chat;
  await chat.leave(clientExit.upgrade);
  if (actorId === null || chat.isLeaving) return;
  const bills = chat.state.kind === 'ended' ? [...chat.earlier, chat.state.bill] : chat.earlier;
  await chat.start({ actorId, kind: 'videoChat', withCamera, price, showId: null }, bills);
};
