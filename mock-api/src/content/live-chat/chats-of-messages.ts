import { statement, type Bind } from '../../world/statement.ts';
import type { ChatsOfMessages } from '../messenger/ports.ts';
import { addGiftsSpent } from './chat-statements.ts';
import { publishBillOf } from './toy-runs.ts';

const runningChat = statement((db, $: Bind<{ key: string; guestId: number; actorId: number }>) =>
  db
    .selectFrom('chat')
    .select('id')
    .where('key', '=', $('key'))
    .where('guestId', '=', $('guestId'))
    .where('actorId', '=', $('actorId'))
    .where('status', '=', 'running'),
);

const freeChat = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('chat').select('id').where('key', '=', $('key')).where('kind', '=', 'freeChat'),
);

const runningChatWith = statement((db, $: Bind<{ guestId: number; actorId: number }>) =>
  db
    .selectFrom('chat')
    .select('key')
    .where('guestId', '=', $('guestId'))
    .where('actorId', '=', $('actorId'))
    .where('status', '=', 'running'),
);

/** Live chats for the messages that are written in them. */
export const chatsOfMessages: ChatsOfMessages = {
  isRunning: async ({ chatId: key, guestId, actorId }, { tx }) =>
    (await runningChat.first(tx, { key, guestId, actorId })) !== null,
  isFree: async (chatId, { tx }) => (await freeChat.first(tx, { key: chatId })) !== null,
  runningWith: async (between, { tx }) => (await runningChatWith.first(tx, between))?.key ?? null,
  billGifts: (chatId, amount, { tx }) => addGiftsSpent.all(tx, { key: chatId, amount }),
  publishBill: publishBillOf,
};
