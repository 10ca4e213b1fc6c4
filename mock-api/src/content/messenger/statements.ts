import { mostCounted } from '@lounge/protocol';
import type { Kysely } from 'kysely';
import { insertRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row, DatabaseSchema } from '../../world/tables.ts';

/** The unique key of the channel of a guest and a performer. */
export const channelKey = (guestId: number, actorId: number): string => `${guestId} ${actorId}`;

/** The columns of a channel's performer. */
type ActorPart = Pick<
  Row<'actor'>,
  'name' | 'slug' | 'age' | 'isOnline' | 'pictureSeed' | 'freeChat' | 'priceMessage' | 'priceVideo'
> &
  Pick<Row<'actor'>, 'isVoyeur' | 'isToy'>;

/** A channel with its performer and what the list shows of its last message. */
export type ChannelRow = Row<'channel'> &
  ActorPart & {
    readonly subject: string | null;
    readonly lastType: Row<'message'>['type'] | null;
    readonly lastSender: Row<'message'>['sender'] | null;
    readonly lastChatId: string | null;
  };

const channels = (db: Kysely<DatabaseSchema>) =>
  db
    .selectFrom('channel')
    .innerJoin('actor', 'actor.id', 'channel.actorId')
    .leftJoin('message', 'message.id', 'channel.lastMessageId')
    .selectAll('channel')
    .select(['actor.name', 'actor.slug', 'actor.age', 'actor.isOnline', 'actor.pictureSeed', 'actor.freeChat'])
    .select(['actor.priceMessage', 'actor.priceVideo', 'actor.isVoyeur', 'actor.isToy'])
    .select(['message.text as subject', 'message.type as lastType', 'message.sender as lastSender'])
    .select('message.chatId as lastChatId');

/** The conversation of a guest with a performer, a part of statements of modules above. */
export const channelWith = (db: Kysely<DatabaseSchema>, $: Bind<{ guestId: number; actorId: number }>) =>
  db.selectFrom('channel').where('channel.guestId', '=', $('guestId')).where('channel.actorId', '=', $('actorId'));

export const channelOfGuest = statement((db, $: Bind<{ id: number; guestId: number }>) =>
  channels(db).where('channel.id', '=', $('id')).where('channel.guestId', '=', $('guestId')),
);

export const channelById = statement((db, $: Bind<{ id: number }>) => channels(db).where('channel.id', '=', $('id')));

export const channelByKey = statement((db, $: Bind<{ key: string }>) =>
  channels(db).where('channel.key', '=', $('key')),
);

/** Channels that match a filter; `unread` is the minimum number of unread messages. Blocked channels match `blocked`, archived or not. */
const matchingChannels = (
  db: Kysely<DatabaseSchema>,
  $: Bind<{ guestId: number; online: number; archived: number; blocked: number; unread: number }>,
) =>
  channels(db)
    .where('channel.guestId', '=', $('guestId'))
    .where('channel.lastMessageId', 'is not', null)
    .where('actor.isOnline', '>=', $('online'))
    .where((e) => e.or([e('channel.isArchived', '=', $('archived')), e('channel.isBlocked', '=', 1)]))
    .where('channel.isBlocked', '=', $('blocked'))
    .where('channel.unread', '>=', $('unread'));

/** A page of channels, the latest message first. */
export const channelsOfGuest = statement(
  (
    db,
    $: Bind<{
      guestId: number;
      online: number;
      archived: number;
      blocked: number;
      unread: number;
      first: number;
      offset: number;
    }>,
  ) =>
    matchingChannels(db, $)
      .orderBy('channel.lastMessageAt', 'desc')
      .orderBy('channel.lastMessageId', 'desc')
      .limit($('first'))
      .offset($('offset')),
);

export const countChannels = statement(
  (db, $: Bind<{ guestId: number; online: number; archived: number; blocked: number; unread: number }>) =>
    db
      .selectFrom(matchingChannels(db, $).limit(mostCounted).as('matching'))
      .select((e) => e.fn.countAll<number>().as('total')),
);

/** The number of unread messages in channels that are neither archived nor blocked. */
export const unreadOfGuest = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('channel')
    .select((e) => e.fn.coalesce(e.fn.sum<number>('unread'), e.lit(0)).as('total'))
    .where('guestId', '=', $('guestId'))
    .where('isArchived', '=', 0)
    .where('isBlocked', '=', 0),
);

/** Inserts a channel unless it exists. */
export const insertChannel = insertRow(
  'channel',
  { isArchived: 0, isBlocked: 0, unread: 0, lastMessageId: null, lastMessageAt: null },
  (insert) => insert.onConflict((conflict) => conflict.doNothing()),
);

/** Sets the last message and adds `unread` to the number of unread ones. */
export const setLastMessage = statement(
  (db, $: Bind<{ messageId: number | null; at: string | null; unread: number; id: number }>) =>
    db
      .updateTable('channel')
      .set((e) => ({
        lastMessageId: $('messageId'),
        lastMessageAt: $('at'),
        unread: e('unread', '+', $('unread')),
      }))
      .where('id', '=', $('id')),
);

/** Sets the remaining free messages and the language of the guest. */
export const setFreeMessages = statement(
  (db, $: Bind<{ free: number; language: Row<'channel'>['language']; id: number }>) =>
    db
      .updateTable('channel')
      .set({ freeMessages: $('free'), language: $('language') })
      .where('id', '=', $('id')),
);

export const setArchived = statement((db, $: Bind<{ archived: number; id: number }>) =>
  db
    .updateTable('channel')
    .set({ isArchived: $('archived') })
    .where('id', '=', $('id')),
);

export const setSeen = statement((db, $: Bind<{ id: number }>) =>
  db.updateTable('channel').set({ unread: 0 }).where('id', '=', $('id')),
);

export const setAllSeen = statement((db, $: Bind<{ guestId: number }>) =>
  db.updateTable('channel').set({ unread: 0 }).where('guestId', '=', $('guestId')),
);

/** The channels of a performer, with their guests. */
export const channelsOfActor = statement((db, $: Bind<{ actorId: number }>) =>
  db.selectFrom('channel').select(['id', 'guestId']).where('actorId', '=', $('actorId')).orderBy('id'),
);

/** Whether a guest is locked and a VIP. */
export const guestStatus = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('guest').select(['isLocked', 'isVip']).where('id', '=', $('id')),
);

/** The performer of a new channel. */
export const actorToWrite = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select(['id', 'freeMessages']).where('id', '=', $('id')),
);
