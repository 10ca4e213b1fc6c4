import type { Executor } from '../../world/database.ts';
import { chatByKey } from './chat-statements.ts';

/** Whether a chat's picture may be fetched. */
export const chatIsRunning = async (executor: Executor, key: string): Promise<boolean> =>
  (await chatByKey.first(executor, { key }))?.status === 'running';

/**
 * How long after the end of a chat what was asked for is still answered, in milliseconds: its pages learn the end by a push, which a
 * request may overtake.
 */
const lastRequestsMs = 2000;

/** Whether requests for a chat's picture are answered: while it runs, and a moment longer. */
export const chatIsServed = async (executor: Executor, key: string, now: number): Promise<boolean> => {
  const chat = await chatByKey.first(executor, { key });
  if (chat === null || chat.answeredAt === null) return false;
  const passed = chat.endedAt === null ? 0 : now - Date.parse(chat.endedAt);
  return chat.status === 'running' || (passed >= 0 && passed < lastRequestsMs);
};
