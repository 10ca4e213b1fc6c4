import type { InputOf } from '@lounge/protocol';
import type { chatCamera } from '@lounge/protocol/content/live-chat';
import { reject } from '../../dispatch/handler.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { World } from '../../world/world.ts';
import type { ChatRow } from './chat-statements.ts';
import { publishChanged } from './publish-chat.ts';

const setCamera = statement((db, $: Bind<{ id: number; isOn: number }>) =>
  db
    .updateTable('chat')
    .set({ isCameraOn: $('isOn') })
    .where('id', '=', $('id'))
    .where('isCameraOn', '!=', $('isOn'))
    .where('status', '=', 'running')
    .returningAll(),
);

/**
 * Stores whether the guest's camera is on, and publishes it once. Nothing of the picture reaches the server. Chats without cameras on
 * both sides have none.
 */
export const turnCamera = async (
  row: ChatRow,
  { isOn }: Pick<InputOf<typeof chatCamera>, 'isOn'>,
  world: World,
): Promise<void> => {
  if (row.withCamera !== 1) reject('notPossible', 'chatId');
  const changed = await setCamera.first(world.tx, { id: row.id, isOn: isOn ? 1 : 0 });
  if (changed !== null) await publishChanged(changed, world);
};
