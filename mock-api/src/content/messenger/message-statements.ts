import { mostCounted } from '@lounge/protocol';
import { sql, type Kysely } from 'kysely';
import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row, DatabaseSchema } from '../../world/tables.ts';

/** A message with its channel's performer and the type of its picture. */
export type MessageRow = Row<'message'> & {
  readonly actorId: number;
  readonly actorName: string;
  readonly contentType: string | null;
};

const messages = (db: Kysely<DatabaseSchema>) =>
  db
    .selectFrom('message')
    .innerJoin('channel', 'channel.id', 'message.channelId')
    .innerJoin('actor', 'actor.id', 'channel.actorId')
    .leftJoin('messageImage', 'messageImage.key', 'message.imageId')
    .selectAll('message')
    .select(['actor.id as actorId', 'actor.name as actorName', 'messageImage.contentType']);

export const messageById = statement((db, $: Bind<{ id: number }>) => messages(db).where('message.id', '=', $('id')));

/**
 * Which messages: of a guest, with a channel id between `from` and `to`, before a message id; `media` is 1 for pictures only, an
 * empty `chatId` matches all.
 */
type MessageFilter = Readonly<Record<'guestId' | 'from' | 'to' | 'beforeId' | 'media', number>> & {
  readonly chatId: string;
};

/** A filter with the size and start of a page. */
type MessagePage = MessageFilter & Readonly<Record<'first' | 'offset', number>>;

/** The messages that a filter names, unordered. */
const messagesOf = (db: Kysely<DatabaseSchema>, $: Bind<MessageFilter>) =>
  messages(db)
    .where('channel.guestId', '=', $('guestId'))
    .where('message.channelId', '>=', $('from'))
    .where('message.channelId', '<=', $('to'))
    .where('message.id', '<', $('beforeId'))
    .where((e) => e.or([e(e.val<string>($('chatId')), '=', ''), e('message.chatId', '=', $('chatId'))]))
    .where((e) => e.or([e(e.val<number>($('media')), '=', 0), e('message.imageId', 'is not', null)]));

/** The id as an order that no index has: PostgreSQL would else look for a guest's messages among those of all guests, in the order of ids. */
const byId = sql`"message"."id" + 0`;

/** A page of a guest's messages, in either order. */
export const messagesOfGuest = {
  newest: statement((db, $: Bind<MessagePage>) =>
    messagesOf(db, $).orderBy(byId, 'desc').limit($('first')).offset($('offset')),
  ),
  oldest: statement((db, $: Bind<MessagePage>) =>
    messagesOf(db, $).orderBy(byId).limit($('first')).offset($('offset')),
  ),
};

/** The number of a guest's matching messages, as lists count. */
export const countMessages = statement((db, $: Bind<MessageFilter>) =>
  db
    .selectFrom(messagesOf(db, $).orderBy(byId).limit(mostCounted).as('matching'))
    .select((e) => e.fn.countAll<number>().as('total')),
);

/** Inserts a message and returns its id. */
export const insertMessage = insertRow('message', { deliveredAt: null, readAt: null }, (insert) =>
  insert.returning('id'),
);

/** Marks the guest's messages as delivered; returns the ids of those that were not. */
export const setDelivered = statement((db, $: Bind<{ at: string; channelId: number }>) =>
  db
    .updateTable('message')
    .set({ deliveredAt: $('at') })
    .where('channelId', '=', $('channelId'))
    .where('sender', '=', 'guest')
    .where('deliveredAt', 'is', null)
    .returning('id'),
);

/** Marks the guest's messages as read; returns the ids of those that were not. */
export const setRead = statement((db, $: Bind<{ at: string; channelId: number }>) =>
  db
    .updateTable('message')
    .set((e) => ({ readAt: $('at'), deliveredAt: e.fn.coalesce('deliveredAt', e.val<string>($('at'))) }))
    .where('channelId', '=', $('channelId'))
    .where('sender', '=', 'guest')
    .where('readAt', 'is', null)
    .returning('id'),
);

/** Channels whose last message is the guest's, with the presence of their performers. */
export const unansweredChannels = statement((db) =>
  db
    .selectFrom('channel')
    .innerJoin('message', 'message.id', 'channel.lastMessageId')
    .innerJoin('actor', 'actor.id', 'channel.actorId')
    .select(['channel.id', 'channel.actorId', 'actor.isOnline'])
    .where('message.sender', '=', 'guest')
    .orderBy('channel.id'),
);

/** A row only if the last message is the guest's and the performer is online. */
export const unansweredById = statement((db, $: Bind<{ id: number }>) =>
  db
    .selectFrom('channel')
    .innerJoin('message', 'message.id', 'channel.lastMessageId')
    .innerJoin('actor', 'actor.id', 'channel.actorId')
    .select('channel.id')
    .where('channel.id', '=', $('id'))
    .where('message.sender', '=', 'guest')
    .where('actor.isOnline', '=', 1),
);
