import { chatIsRunning, chatIsServed } from '../../content/live-chat/index.ts';
import { actorPresence } from '../../content/live-chat/statements.ts';
import { reject } from '../../dispatch/handler.ts';
import type { WorldParts } from '../../world/world.ts';
import type { ProtectedLive } from './protected-clips.ts';

/** Whether a stream goes on: its performer is online, and its chat, if it has one, is running. One of TV always does. */
export const isLive = async (
  { database }: Pick<WorldParts, 'database'>,
  { actorId, chatKey }: Pick<ProtectedLive, 'actorId' | 'chatKey'>,
): Promise<boolean> => {
  if (actorId === null) return true;
  const presence = await actorPresence.first(database.reader, { id: actorId });
  return presence?.isOnline === 1 && (chatKey === null || (await chatIsRunning(database.reader, chatKey)));
};

/** Rejects a stream that is over with `unknown`. */
export const rejectEndedStream = async (
  stream: Pick<ProtectedLive, 'actorId' | 'chatKey'>,
  world: Pick<WorldParts, 'database'>,
): Promise<void> => {
  if (!(await isLive(world, stream))) reject('unknown');
};

/**
 * Rejects a request for media of a stream that is over with `unknown`; that of a chat a moment later, so that no request of a page fails
 * that does not know of the end yet.
 */
export const rejectUnserved = async (
  stream: Pick<ProtectedLive, 'actorId' | 'chatKey'>,
  world: Pick<WorldParts, 'database' | 'clock'>,
): Promise<void> => {
  if (stream.chatKey === null) return rejectEndedStream(stream, world);
  if (!(await chatIsServed(world.database.reader, stream.chatKey, world.clock.now()))) reject('unknown');
};
