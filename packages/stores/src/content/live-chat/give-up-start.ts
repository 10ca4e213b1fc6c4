import type { AnswerOf } from '@lounge/protocol';
import { chatLeave, clientExit, type chatStart } from '@lounge/protocol/content/live-chat';
import type { Result } from '@lounge/transport';
import type { StoreContext } from '../../ports.ts';

/** Leaves the chat of a start that was given up on its way. */
export const giveUpStart = async (
  client: StoreContext['client'],
  started: Result<AnswerOf<typeof chatStart>>,
): Promise<void> => {
  if (!started.ok) return;
  await client.call(chatLeave, { chatId: started.value.chat.chatId, exitCode: clientExit.exit });
};
