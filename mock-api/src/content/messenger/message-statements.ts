import type { Kysely } from 'kysely';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row, DatabaseSchema } from '../../world/tables.ts';

/** A message with its channel's performer and the type of its picture. */
export type MessageRow = Row<'message'> & {
  readonly actor_id: number;
  readonly actor_name: string;
  readonly content_type: string | null;
};

const messages = (db: Kysely<DatabaseSchema>) =>
  db
    .selectFrom('message')
    .innerJoin('channel', 'channel.id', 'message.channel_id')
    .innerJoin('actor', 'actor.id', 'channel.actor_id')
    .leftJoin('message_image', 'message_image.key', 'message.image_id')
    .selectAll('message')
    .select(['actor.id as actor_id', 'actor.name as actor_name', 'message_image.content_type']);

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
    .where('channel.guest_id', '=', $('guestId'))
    .where('message.channel_id', '>=', $('from'))
    .where('message.channel_id', '<=', $('to'))
    .where('message.id', '<', $('beforeId'))
    .where((e) => e.or([e(e.val<string>($('chatId')), '=', ''), e('message.chat_id', '=', $('chatId'))]))
    .where((e) => e.or([e(e.val<number>($('media')), '=', 0), e('message.image_id', 'is not', null)]));

/** A page of a guest's messages, in either order. */
export const messagesOfGuest = {
  newest: statement((db, $: Bind<MessagePage>) =>
    messagesOf(db, $).orderBy('message.id', 'desc').limit($('first')).offset($('offset')),
  ),
  oldest: statement((db, $: Bind<MessagePage>) =>
    messagesOf(db, $).orderBy('message.id').limit($('first')).offset($('offset')),
  ),
};

/** The number of a guest's matching messages. */
export const countMessages = statement((db, $: Bind<MessageFilter>) =>
  db.selectFrom(messagesOf(db, $).as('matching')).select((e) => e.fn.countAll<number>().as('total')),
);

/** Inserts a message and returns its id. */
export const insertMessage = statement(
  (
    db,
    $: Bind<{
      channelId: number;
      key: string | null;
      type: Row<'message'>['type'];
      sender: Row<'message'>['sender'];
      text: string | null;
      imageId: string | null;
      gifts: Row<'message'>['gifts'];
      price: number;
      chatId: string | null;
      data: Row<'message'>['data'];
      at: string;
    }>,
  ) =>
    db
      .insertInto('message')
      .values({
        channel_id: $('channelId'),
        key: $('key'),
        type: $('type'),
        sender: $('sender'),
        text: $('text'),
        image_id: $('imageId'),
        gifts: $('gifts'),
        price: $('price'),
        chat_id: $('chatId'),
        data: $('data'),
        sent_at: $('at'),
        delivered_at: null,
        read_at: null,
      })
      .returning('id'),
);

/** Marks the guest's messages as delivered; returns the ids of those that were not. */
export const setDelivered = statement((db, $: Bind<{ at: string; channelId: number }>) =>
  db
    .updateTable('message')
    .set({ delivered_at: $('at') })
    .where('channel_id', '=', $('channelId'))
    .where('sender', '=', 'guest')
    .where('delivered_at', 'is', null)
    .returning('id'),
);

/** Marks the guest's messages as read; returns the ids of those that were not. */
export const setRead = statement((db, $: Bind<{ at: string; channelId: number }>) =>
  db
    .updateTable('message')
    .set((e) => ({ read_at: $('at'), delivered_at: e.fn.coalesce('delivered_at', e.val<string>($('at'))) }))
    .where('channel_id', '=', $('channelId'))
    .where('sender', '=', 'guest')
    .where('read_at', 'is', null)
    .returning('id'),
);

/** Channels whose last message is the guest's, with the presence of their performers. */
export const unansweredChannels = statement((db) =>
  db
    .selectFrom('channel')
    .innerJoin('message', 'message.id', 'channel.last_message_id')
    .innerJoin('actor', 'actor.id', 'channel.actor_id')
    .select(['channel.id', 'channel.actor_id', 'actor.is_online'])
    .where('message.sender', '=', 'guest')
    .orderBy('channel.id'),
);

/** A row only if the last message is the guest's and the performer is online. */
export const unansweredById = statement((db, $: Bind<{ id: number }>) =>
  db
    .selectFrom('channel')
    .innerJoin('message', 'message.id', 'channel.last_message_id')
    .innerJoin('actor', 'actor.id', 'channel.actor_id')
    .select('channel.id')
    .where('channel.id', '=', $('id'))
    .where('message.sender', '=', 'guest')
    .where('actor.is_online', '=', 1),
);
