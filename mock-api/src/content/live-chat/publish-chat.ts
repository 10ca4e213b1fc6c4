import { chatChanged, chatEnd } from '@lounge/protocol/content/live-chat';
import type { PayloadOf } from '@lounge/protocol';
import { publish } from '../../world/bus.ts';
import type { World } from '../../world/world.ts';
import type { ChatRow } from './chat-statements.ts';
import { billFrom, chatFrom } from './map-chat.ts';

/** The payload of `chatChanged`. */
export const changedPayload = async (row: ChatRow, world: World): Promise<PayloadOf<typeof chatChanged>> => ({
  sequence: row.sequence,
  chat: await chatFrom(row, world),
});

/** Publishes a chat that is ringing or running. */
export const publishChanged = async (row: ChatRow, world: World): Promise<void> =>
  publish(world.bus, chatChanged, { guestId: row.guestId }, await changedPayload(row, world));

/** The payload of `chatEnd`. @spec entity:chatEndEvent */
export const endPayload = async (row: ChatRow, world: World): Promise<PayloadOf<typeof chatEnd>> => {
  const bill = await billFrom(row, world);
  const { chatId, actorId, actorName, isVoyeur, isToyControl, exitCode, spent: price } = bill;
  return { chatId, price, actorId, actorName, isVoyeur, isToyControl, exitCode, bill };
};

/** Publishes the end of a chat. */
export const publishEnd = async (row: ChatRow, world: World): Promise<void> =>
  publish(world.bus, chatEnd, { guestId: row.guestId }, await endPayload(row, world));
