import { statement, type Bind } from '../../world/statement.ts';
import type { World } from '../../world/world.ts';

/** A live chat of a guest with a performer. */
export interface ChatOfGuest {
  readonly chatId: string;
  readonly guestId: number;
  readonly actorId: number;
}

const runningChat = statement((db, $: Bind<{ key: string; guestId: number; actorId: number }>) =>
  db
    .selectFrom('chat')
    .select('id')
    .where('key', '=', $('key'))
    .where('guestId', '=', $('guestId'))
    .where('actorId', '=', $('actorId'))
    .where('status', '=', 'running'),
);

/** The live chat of a guest with a performer that runs. */
export const runningChatWith = statement((db, $: Bind<{ guestId: number; actorId: number }>) =>
  db
    .selectFrom('chat')
    .select('key')
    .where('guestId', '=', $('guestId'))
    .where('actorId', '=', $('actorId'))
    .where('status', '=', 'running'),
);

const addGiftsSpent = statement((db, $: Bind<{ key: string; amount: number }>) =>
  db
    .updateTable('chat')
    .set((e) => ({ giftsSpent: e('giftsSpent', '+', $('amount')) }))
    .where('key', '=', $('key')),
);

/** Whether a live chat of this guest with this performer is running; writing in it is free. */
export const isChatRunning = async (
  { tx }: Pick<World, 'tx'>,
  { chatId: key, guestId, actorId }: ChatOfGuest,
): Promise<boolean> => (await runningChat.first(tx, { key, guestId, actorId })) !== null;

/** Adds what gifts in a live chat cost to its bill. */
export const billGifts = ({ tx }: Pick<World, 'tx'>, chatId: string, amount: number): Promise<unknown> =>
  addGiftsSpent.all(tx, { key: chatId, amount });
