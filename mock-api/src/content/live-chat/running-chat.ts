import type { Executor } from '../../world/database.ts';
import { chatByKey, type ChatRow } from './chat-statements.ts';

/** Whether a chat's picture may be fetched. */
export const chatIsRunning = async (executor: Executor, key: string): Promise<boolean> =>
  (await chatByKey.first(executor, { key }))?.status === 'running';

/** The running chat with a key, if it is this guest's with this performer; null otherwise. */
export const runningChatOf = async (
  executor: Executor,
  { key, guestId, actorId }: { readonly key: string; readonly guestId: number; readonly actorId: number },
): Promise<ChatRow | null> => {
  const row = await chatByKey.first(executor, { key });
  return row?.status === 'running' && row.guest_id === guestId && row.actor_id === actorId ? row : null;
};
