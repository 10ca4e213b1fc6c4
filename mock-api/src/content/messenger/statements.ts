import type { Kysely } from 'kysely';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row, DatabaseSchema } from '../../world/tables.ts';

/** The unique key of the channel of a guest and a performer. */
export const channelKey = (guestId: number, actorId: number): string => `${guestId} ${actorId}`;

/** The columns of a channel's performer. */
type ActorPart = Pick<
  Row<'actor'>,
  'name' | 'slug' | 'age' | 'is_online' | 'picture_seed' | 'free_chat' | 'price_message' | 'price_video'
> &
  Pick<Row<'actor'>, 'is_voyeur' | 'is_toy'>;

/** A channel with its performer and what the list shows of its last message. */
export type ChannelRow = Row<'channel'> &
  ActorPart & {
    readonly subject: string | null;
    readonly last_type: Row<'message'>['type'] | null;
    readonly last_sender: Row<'message'>['sender'] | null;
    readonly last_chat_id: string | null;
  };

const channels = (db: Kysely<DatabaseSchema>) =>
  db
    .selectFrom('channel')
    .innerJoin('actor', 'actor.id', 'channel.actor_id')
    .leftJoin('message', 'message.id', 'channel.last_message_id')
    .selectAll('channel')
    .select(['actor.name', 'actor.slug', 'actor.age', 'actor.is_online', 'actor.picture_seed', 'actor.free_chat'])
    .select(['actor.price_message', 'actor.price_video', 'actor.is_voyeur', 'actor.is_toy'])
    .select(['message.text as subject', 'message.type as last_type', 'message.sender as last_sender'])
    .select('message.chat_id as last_chat_id');

export const channelOfGuest = statement((db, $: Bind<{ id: number; guestId: number }>) =>
  channels(db).where('channel.id', '=', $('id')).where('channel.guest_id', '=', $('guestId')),
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
    .where('channel.guest_id', '=', $('guestId'))
    .where('channel.last_message_id', 'is not', null)
    .where('actor.is_online', '>=', $('online'))
    .where((e) => e.or([e('channel.is_archived', '=', $('archived')), e('channel.is_blocked', '=', 1)]))
    .where('channel.is_blocked', '=', $('blocked'))
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
      .orderBy('channel.last_message_at', 'desc')
      .orderBy('channel.last_message_id', 'desc')
      .limit($('first'))
      .offset($('offset')),
);

export const countChannels = statement(
  (db, $: Bind<{ guestId: number; online: number; archived: number; blocked: number; unread: number }>) =>
    db.selectFrom(matchingChannels(db, $).as('matching')).select((e) => e.fn.countAll<number>().as('total')),
);

/** The number of unread messages in channels that are neither archived nor blocked. */
export const unreadOfGuest = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('channel')
    .select((e) => e.fn.coalesce(e.fn.sum<number>('unread'), e.lit(0)).as('total'))
    .where('guest_id', '=', $('guestId'))
    .where('is_archived', '=', 0)
    .where('is_blocked', '=', 0),
);

/** Inserts a channel unless it exists. */
export const insertChannel = statement(
  (
    db,
    $: Bind<{ key: string; guestId: number; actorId: number; language: Row<'channel'>['language']; free: number }>,
  ) =>
    db
      .insertInto('channel')
      .values({
        key: $('key'),
        guest_id: $('guestId'),
        actor_id: $('actorId'),
        language: $('language'),
        is_archived: 0,
        is_blocked: 0,
        free_messages: $('free'),
        unread: 0,
        last_message_id: null,
        last_message_at: null,
      })
      .onConflict((conflict) => conflict.doNothing()),
);

/** Sets the last message and adds `unread` to the number of unread ones. */
export const setLastMessage = statement(
  (db, $: Bind<{ messageId: number | null; at: string | null; unread: number; id: number }>) =>
    db
      .updateTable('channel')
      .set((e) => ({
        last_message_id: $('messageId'),
        last_message_at: $('at'),
        unread: e('unread', '+', $('unread')),
      }))
      .where('id', '=', $('id')),
);

/** Sets the remaining free messages and the language of the guest. */
export const setFreeMessages = statement(
  (db, $: Bind<{ free: number; language: Row<'channel'>['language']; id: number }>) =>
    db
      .updateTable('channel')
      .set({ free_messages: $('free'), language: $('language') })
      .where('id', '=', $('id')),
);

export const setArchived = statement((db, $: Bind<{ archived: number; id: number }>) =>
  db
    .updateTable('channel')
    .set({ is_archived: $('archived') })
    .where('id', '=', $('id')),
);

export const setSeen = statement((db, $: Bind<{ id: number }>) =>
  db.updateTable('channel').set({ unread: 0 }).where('id', '=', $('id')),
);

export const setAllSeen = statement((db, $: Bind<{ guestId: number }>) =>
  db.updateTable('channel').set({ unread: 0 }).where('guest_id', '=', $('guestId')),
);

/** The channels of a performer, with their guests. */
export const channelsOfActor = statement((db, $: Bind<{ actorId: number }>) =>
  db.selectFrom('channel').select(['id', 'guest_id']).where('actor_id', '=', $('actorId')).orderBy('id'),
);

/** Whether a guest is locked and a VIP. */
export const guestStatus = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('guest').select(['is_locked', 'is_vip']).where('id', '=', $('id')),
);

/** The performer of a new channel. */
export const actorToWrite = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select(['id', 'free_messages']).where('id', '=', $('id')),
);
