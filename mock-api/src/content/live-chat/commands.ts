import {
  chatBeat,
  chatCamera,
  chatLeave,
  chatStart,
  chatTakeOver,
  wholeMinutes,
} from '@lounge/protocol/content/live-chat';
import { guestOf, handle, reject } from '../../dispatch/handler.ts';
import type { Caller, World } from '../../world/world.ts';
import { turnCamera } from './camera.ts';
import { chatByKey, giveToPage, type ChatRow } from './chat-statements.ts';
import { applyBeat, endChat } from './meter.ts';
import { changedPayload, endPayload, publishChanged, publishEnd } from './publish-chat.ts';
import { startChat } from './start.ts';

/** The caller's chat with a key; chats of others are unknown. */
const ownChat = async (key: string, caller: Caller, { tx }: World): Promise<ChatRow> => {
  const guestId = guestOf(caller);
  const row = await chatByKey.first(tx, { key });
  return row?.guestId === guestId ? row : reject('unknown', 'chatId');
};

/** The handlers of this module's commands. */
export const liveChatCommands = [
  handle(chatStart, async (start, caller, world) => changedPayload(await startChat(start, caller, world), world)),
  handle(chatBeat, async ({ chatId, ...beat }, caller, world) => {
    const row = await ownChat(chatId, caller, world);
    // A late heartbeat of a chat that is over proves nothing any more, and one before the answer has no picture.
    if (row.status !== 'running') return {};
    const next = await applyBeat(row, beat, world);
    const isChanged =
      row.firstPictureAt === null ||
      next.booked !== row.booked ||
      wholeMinutes(next.voucherSeconds) !== wholeMinutes(row.voucherSeconds);
    if (next.status === 'ended') await publishEnd(next, world);
    else if (isChanged) await publishChanged(next, world);
    return {};
  }),
  handle(chatCamera, async ({ chatId, isOn }, caller, world) => {
    await turnCamera(await ownChat(chatId, caller, world), { isOn }, world);
    return {};
  }),
  handle(chatTakeOver, async ({ chatId, pageId }, caller, world) => {
    const { id } = await ownChat(chatId, caller, world);
    const row = (await giveToPage.first(world.tx, { id, pageId })) ?? reject('unknown', 'chatId');
    return changedPayload(row, world);
  }),
  handle(chatLeave, async ({ chatId, exitCode }, caller, world) => {
    const row = await ownChat(chatId, caller, world);
    return endPayload(row.status === 'ended' ? row : await endChat(row, exitCode, world), world);
  }),
];
