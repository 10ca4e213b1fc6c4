import type { Executor } from '../../world/database.ts';
import { chatByKey } from './chat-statements.ts';

/** Whether a chat's picture may be fetched. */
export const chatIsRunning = async (executor: Executor, key: string): Promise<boolean> =>
  (await chatByKey.first(executor, { key }))?.status === 'running';
