import type { AnswerOf, InputOf } from '@lounge/protocol';
import { clientExit, type actorReport } from '@lounge/protocol/content/live-chat';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { nowIso } from '../../world/now-iso.ts';
import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Caller, World } from '../../world/world.ts';
import { getOrCreateChannel } from '../messenger/index.ts';
import { chatByKey, openChatOf, performerToCall } from './chat-statements.ts';
import { endAndPublish } from './meter.ts';
import { stopCallsWith } from './voice-call.ts';

type Report = InputOf<typeof actorReport>;

const insertReport = insertRow('actorReport');

const blockChannel = statement((db, $: Bind<{ id: number }>) =>
  db.updateTable('channel').set({ isBlocked: 1 }).where('id', '=', $('id')),
);

/** Blocks the conversation of a guest with a performer, and ends their chat and their voice call if one runs. Inside a change. */
export const blockPerformer = async (
  { guestId, language }: { guestId: number; language: Caller['language'] },
  actorId: number,
  world: World,
): Promise<void> => {
  const channel = await getOrCreateChannel(guestId, actorId, language, world);
  await blockChannel.all(world.tx, { id: channel.id });
  await stopCallsWith(guestId, actorId, world);
  const open = await openChatOf.first(world.tx, { guestId });
  if (open?.actorId === actorId) await endAndPublish(open.key, clientExit.exit, world);
};

/**
 * Stores a report, and blocks the performer if the guest wants: no messages and no chats between them from then on. A chat with
 * her that runs ends.
 */
export const reportPerformer = async (
  { actorId, chatId, reason, text, block }: Report,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof actorReport>> => {
  const [guestId, { tx }] = [guestOf(caller), world];
  if ((await performerToCall.first(tx, { id: actorId })) === null) reject('unknown', 'actorId');
  const chat = chatId === null ? null : await chatByKey.first(tx, { key: chatId });
  if (chatId !== null && (chat?.guestId !== guestId || chat.actorId !== actorId)) reject('unknown', 'chatId');
  if (reason !== null)
    await insertReport.all(tx, { guestId, actorId, chatKey: chatId, reason, text, at: nowIso(world) });
  if (block) await blockPerformer({ guestId, language: caller.language }, actorId, world);
  return { isReported: reason !== null, isBlocked: block };
};
