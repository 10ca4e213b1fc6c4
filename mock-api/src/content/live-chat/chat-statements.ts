import type { Kysely } from 'kysely';
import { toJson } from '../../world/json.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { DatabaseSchema, Row } from '../../world/tables.ts';

/** A row of a chat. */
export type ChatRow = Row<'chat'>;

/** What a start needs to know of a performer. */
const calledPerformers = (db: Kysely<DatabaseSchema>) =>
  db
    .selectFrom('actor')
    .select(['id', 'name', 'slug', 'picture_seed', 'is_online', 'is_voyeur', 'is_toy', 'is_voice', 'free_chat'])
    .select(['price_video', 'price_single', 'price_voyeur', 'price_toy', 'price_voice']);

export const performerToCall = statement((db, $: Bind<{ id: number }>) =>
  calledPerformers(db).where('id', '=', $('id')),
);

/** The performers of all chats that are ringing or running. */
export const performersInChats = statement((db) =>
  calledPerformers(db).where('id', 'in', (e) => e.selectFrom('chat').select('actor_id').where('status', '!=', 'ended')),
);

/** A performer with prices. */
export type CalledPerformer = NonNullable<Awaited<ReturnType<typeof performerToCall.first>>>;

export const chatByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('chat').selectAll().where('key', '=', $('key')),
);

export const chatByStartKey = statement((db, $: Bind<{ startKey: string }>) =>
  db.selectFrom('chat').selectAll().where('start_key', '=', $('startKey')),
);

/** The guest's chat that is ringing or running. */
export const openChatOf = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('chat').selectAll().where('guest_id', '=', $('guestId')).where('status', '!=', 'ended').limit(1),
);

/** The number of chats that a guest ever started. */
export const sequenceOf = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('chat')
    .select((e) => e.fn.coalesce(e.fn.max<number>('sequence'), e.lit(0)).as('total'))
    .where('guest_id', '=', $('guestId')),
);

/** The chats of a performer that are ringing or running. */
export const openChatsWith = statement((db, $: Bind<{ actorId: number }>) =>
  db.selectFrom('chat').selectAll().where('actor_id', '=', $('actorId')).where('status', '!=', 'ended'),
);

/** All chats that are ringing or running. */
export const openChats = statement((db) =>
  db.selectFrom('chat').selectAll().where('status', '!=', 'ended').orderBy('id'),
);

export const insertChat = statement(
  (
    db,
    $: Bind<{
      key: string;
      startKey: string;
      bodyHash: string;
      guestId: number;
      actorId: number;
      kind: ChatRow['kind'];
      withCamera: number;
      showId: number | null;
      sequence: number;
      brand: ChatRow['brand'];
      language: ChatRow['language'];
      price: number | null;
      at: string;
      endsAt: string | null;
      pageId: string;
    }>,
  ) =>
    db
      .insertInto('chat')
      .values({
        key: $('key'),
        start_key: $('startKey'),
        body_hash: $('bodyHash'),
        guest_id: $('guestId'),
        actor_id: $('actorId'),
        kind: $('kind'),
        with_camera: $('withCamera'),
        is_camera_on: 0,
        show_id: $('showId'),
        sequence: $('sequence'),
        brand: $('brand'),
        language: $('language'),
        status: 'ringing',
        price: $('price'),
        started_at: $('at'),
        page_id: $('pageId'),
        pages: toJson([]),
        counted_ms: 0,
        delivered_ms: 0,
        booked_ms: 0,
        voucher_seconds: 0,
        vouchers_over: 0,
        booked: 0,
        transfers: 0,
        gifts_spent: 0,
        ends_at: $('endsAt'),
        dispute: 'none',
      })
      .returningAll(),
);

export const answerChat = statement((db, $: Bind<{ id: number; at: string }>) =>
  db
    .updateTable('chat')
    .set({ status: 'running', answered_at: $('at') })
    .where('id', '=', $('id'))
    .where('status', '=', 'ringing')
    .returningAll(),
);

/** A page takes the picture of a chat. */
export const giveToPage = statement((db, $: Bind<{ id: number; pageId: string }>) =>
  db
    .updateTable('chat')
    .set({ page_id: $('pageId') })
    .where('id', '=', $('id'))
    .where('status', '!=', 'ended')
    .returningAll(),
);

/** Stores what a heartbeat, a booking or the end changed. A chat that has ended meanwhile is not changed. */
export const updateChat = statement(
  (
    db,
    $: Bind<{
      id: number;
      status: ChatRow['status'];
      firstPictureAt: string | null;
      beatAt: string | null;
      movedAt: string | null;
      pages: ChatRow['pages'];
      countedMs: number;
      deliveredMs: number;
      bookedMs: number;
      voucherSeconds: number;
      voucherId: number | null;
      vouchersOver: number;
      booked: number;
      transfers: number;
      transferId: number | null;
      endsAt: string | null;
      endedAt: string | null;
      exitCode: number | null;
    }>,
  ) =>
    db
      .updateTable('chat')
      .set({
        status: $('status'),
        first_picture_at: $('firstPictureAt'),
        beat_at: $('beatAt'),
        moved_at: $('movedAt'),
        pages: $('pages'),
        counted_ms: $('countedMs'),
        delivered_ms: $('deliveredMs'),
        booked_ms: $('bookedMs'),
        voucher_seconds: $('voucherSeconds'),
        voucher_id: $('voucherId'),
        vouchers_over: $('vouchersOver'),
        booked: $('booked'),
        transfers: $('transfers'),
        transfer_id: $('transferId'),
        ends_at: $('endsAt'),
        ended_at: $('endedAt'),
        exit_code: $('exitCode'),
      })
      .where('id', '=', $('id'))
      .where('status', '!=', 'ended'),
);

export const lockedOf = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('guest').select('is_locked').where('id', '=', $('id')),
);

/** The guests who are locked and have a chat that is ringing or running. */
export const lockedInChats = statement((db) =>
  db
    .selectFrom('guest')
    .innerJoin('chat', 'chat.guest_id', 'guest.id')
    .select('guest.id')
    .where('chat.status', '!=', 'ended')
    .where('guest.is_locked', '=', 1),
);

/** The chats that are ringing or running between a guest and a performer of whom one has blocked the other. */
export const blockedChats = statement((db) =>
  db
    .selectFrom('chat')
    .innerJoin('channel', (join) =>
      join.onRef('channel.guest_id', '=', 'chat.guest_id').onRef('channel.actor_id', '=', 'chat.actor_id'),
    )
    .select('chat.key')
    .where('chat.status', '!=', 'ended')
    .where('channel.is_blocked', '=', 1),
);

/** A text chat of a guest with a performer that was answered after an instant, whether or not its page said that it had a picture. */
export const textChatSince = statement((db, $: Bind<{ guestId: number; actorId: number; since: string }>) =>
  db
    .selectFrom('chat')
    .select('id')
    .where('guest_id', '=', $('guestId'))
    .where('actor_id', '=', $('actorId'))
    .where('kind', '=', 'textChat')
    .where('answered_at', '>', $('since'))
    .limit(1),
);

/**
 * The chats of a guest that were answered after an instant: how many with a performer showed no picture, and how many with anybody
 * showed none, or got so much more of their stream than was counted, or more than twice the seconds of the bill.
 */
export const chatsWithoutPicture = statement(
  (db, $: Bind<{ guestId: number; actorId: number; since: string; uncountedMs: number }>) =>
    db
      .selectFrom('chat')
      .select((e) => [
        e.fn.countAll<number>().as('total'),
        e.fn
          .countAll<number>()
          .filterWhere('actor_id', '=', $('actorId'))
          .filterWhere('first_picture_at', 'is', null)
          .as('with_actor'),
      ])
      .where('guest_id', '=', $('guestId'))
      .where('answered_at', '>', $('since'))
      .where((e) =>
        e.or([
          e('first_picture_at', 'is', null),
          e(e('delivered_ms', '-', e.ref('counted_ms')), '>=', $('uncountedMs')),
          // Division of integers: a bill has whole seconds.
          e('delivered_ms', '>', e(e('counted_ms', '/', e.lit(1000)), '*', e.lit(2000))),
        ]),
      ),
);

/**
 * What the chats of a guest that were answered after an instant got of their streams beyond twice what was counted of them and `lateMs`,
 * or four times what was counted where that is less, in milliseconds.
 */
export const uncountedSince = statement((db, $: Bind<{ guestId: number; since: string; lateMs: number }>) =>
  db
    .selectFrom('chat')
    .select((e) => {
      const counted = e.ref('counted_ms');
      const twice = e(counted, '*', e.lit(2));
      const owed = e
        .case()
        .when(twice, '<', $('lateMs'))
        .then(e(counted, '*', e.lit(4)))
        .else(e(twice, '+', $('lateMs')))
        .end();
      const beyond = e('delivered_ms', '-', owed);
      return e.fn.coalesce(e.fn.sum<number>(beyond).filterWhere(beyond, '>', e.lit(0)), e.lit(0)).as('ms');
    })
    .where('guest_id', '=', $('guestId'))
    .where('answered_at', '>', $('since')),
);

/** Moves the end of a performer's free chats that are ringing or running. */
export const moveFreeChats = statement((db, $: Bind<{ actorId: number; endsAt: string }>) =>
  db
    .updateTable('chat')
    .set({ ends_at: $('endsAt') })
    .where('actor_id', '=', $('actorId'))
    .where('kind', '=', 'freeChat')
    .where('status', '!=', 'ended')
    .returningAll(),
);

/** The last chat of a guest that is over. */
export const lastEndedChatOf = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('chat')
    .selectAll()
    .where('guest_id', '=', $('guestId'))
    .where('status', '=', 'ended')
    .orderBy('id', 'desc')
    .limit(1),
);
