import type { Kysely } from 'kysely';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row, DatabaseSchema } from '../../world/tables.ts';

/** A guest has one channel with a performer. */
export const channelKey = (guestId: number, actorId: number): string => `${guestId} ${actorId}`;

/** What a channel shows of its performer. */
type ActorPart = Pick<
  Row<'actor'>,
  'name' | 'slug' | 'age' | 'is_online' | 'picture_seed' | 'free_chat' | 'price_message' | 'price_video'
> &
  Pick<Row<'actor'>, 'is_voyeur' | 'is_toy'>;

/** A channel with what it shows of its performer and the text of its last message. */
export type ChannelRow = Row<'channel'> &
  ActorPart & { readonly subject: string | null; readonly last_type: string | null };

const channels = (db: Kysely<DatabaseSchema>) =>
  db
    .selectFrom('channel')
    .innerJoin('actor', 'actor.id', 'channel.actor_id')
    .leftJoin('message', 'message.id', 'channel.last_message_id')
    .selectAll('channel')
    .select(['actor.name', 'actor.slug', 'actor.age', 'actor.is_online', 'actor.picture_seed', 'actor.free_chat'])
    .select(['actor.price_message', 'actor.price_video', 'actor.is_voyeur', 'actor.is_toy'])
    .select(['message.text as subject', 'message.type as last_type']);

/** Binds `id` and `guestId`. */
export const channelOfGuest = statement((db, $: Bind<{ id: number; guestId: number }>) =>
  channels(db).where('channel.id', '=', $('id')).where('channel.guest_id', '=', $('guestId')),
);

/** Binds `id`. */
export const channelById = statement((db, $: Bind<{ id: number }>) => channels(db).where('channel.id', '=', $('id')));

/** Binds `key`. */
export const channelByKey = statement((db, $: Bind<{ key: string }>) =>
  channels(db).where('channel.key', '=', $('key')),
);

/** Channels of a filter: binds `guestId`, `online`, `archived`, `blocked` and `unread`, the least number of unread ones; blocked ones stand together, archived or not. */
const narrowed = (
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

/** Binds what a filter needs, `first` and `offset`; the latest message first. */
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
    narrowed(db, $)
      .orderBy('channel.last_message_at', 'desc')
      .orderBy('channel.id', 'desc')
      .limit($('first'))
      .offset($('offset')),
);

/** Binds what a filter needs. */
export const countChannels = statement(
  (db, $: Bind<{ guestId: number; online: number; archived: number; blocked: number; unread: number }>) =>
    db.selectFrom(narrowed(db, $).as('found')).select((e) => e.fn.countAll<number>().as('total')),
);

/** Binds `guestId`: unread messages of channels that are neither archived nor blocked. */
export const unreadOfGuest = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('channel')
    .select((e) => e.fn.coalesce(e.fn.sum<number>('unread'), e.lit(0)).as('total'))
    .where('guest_id', '=', $('guestId'))
    .where('is_archived', '=', 0)
    .where('is_blocked', '=', 0),
);

/** Binds `key`, `guestId`, `actorId`, `language` and `free`; does nothing where there is one. */
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

/** Binds `id`, `messageId`, `at` and `unread`, how many unread ones there are more. */
export const noteMessage = statement(
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

/** Binds `id`, `free` and `language`: what a message of the guest's leaves. */
export const noteWriting = statement(
  (db, $: Bind<{ free: number; language: Row<'channel'>['language']; id: number }>) =>
    db
      .updateTable('channel')
      .set({ free_messages: $('free'), language: $('language') })
      .where('id', '=', $('id')),
);

/** Binds `id` and `archived`. */
export const setArchived = statement((db, $: Bind<{ archived: number; id: number }>) =>
  db
    .updateTable('channel')
    .set({ is_archived: $('archived') })
    .where('id', '=', $('id')),
);

/** Binds `id`. */
export const setSeen = statement((db, $: Bind<{ id: number }>) =>
  db.updateTable('channel').set({ unread: 0 }).where('id', '=', $('id')),
);

/** Binds `guestId`. */
export const setAllSeen = statement((db, $: Bind<{ guestId: number }>) =>
  db.updateTable('channel').set({ unread: 0 }).where('guest_id', '=', $('guestId')),
);

/** Binds `actorId`: the channels whose guests are told of a performer. */
export const channelsOfActor = statement((db, $: Bind<{ actorId: number }>) =>
  db.selectFrom('channel').select(['id', 'guest_id']).where('actor_id', '=', $('actorId')).orderBy('id'),
);

/** Binds `id`. */
export const guestStanding = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('guest').select(['is_locked', 'is_vip']).where('id', '=', $('id')),
);

/** Binds `key`: whom a channel is made with. */
export const actorToWrite = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('actor').select(['id', 'free_messages']).where('id', '=', $('id')),
);
