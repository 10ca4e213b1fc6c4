import { restrictedFrom } from '../../dispatch/locked-out.ts';
import type { Kysely } from 'kysely';
import { toJson } from '../../world/json.ts';
import { insertRow, updateRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { DatabaseSchema, Row } from '../../world/tables.ts';

/** A row of a chat. */
export type ChatRow = Row<'chat'>;

/** The facts about a performer that a start needs. */
const calledPerformers = (db: Kysely<DatabaseSchema>) =>
  db
    .selectFrom('actor')
    .select([
      'id',
      'name',
      'slug',
      'pictureSeed',
      'isOnline',
      'isVoyeur',
      'isToy',
      'isVoice',
      'freeChat',
      'freeMessages',
    ])
    .select(['priceVideo', 'priceSingle', 'priceVoyeur', 'priceToy', 'priceVoice']);

export const performerToCall = statement((db, $: Bind<{ id: number }>) =>
  calledPerformers(db).where('id', '=', $('id')),
);

/** The performers of all chats that are ringing or running. */
export const performersInChats = statement((db) =>
  calledPerformers(db).where('id', 'in', (e) => e.selectFrom('chat').select('actorId').where('status', '!=', 'ended')),
);

/** A performer with prices. */
export type CalledPerformer = NonNullable<Awaited<ReturnType<typeof performerToCall.first>>>;

export const chatByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('chat').selectAll().where('key', '=', $('key')),
);

export const chatByStartKey = statement((db, $: Bind<{ startKey: string }>) =>
  db.selectFrom('chat').selectAll().where('startKey', '=', $('startKey')),
);

/** The guest's chat that is ringing or running. */
export const openChatOf = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('chat').selectAll().where('guestId', '=', $('guestId')).where('status', '!=', 'ended').limit(1),
);

/** The number of chats that a guest ever started. */
export const sequenceOf = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('chat')
    .select((e) => e.fn.coalesce(e.fn.max<number>('sequence'), e.lit(0)).as('total'))
    .where('guestId', '=', $('guestId')),
);

/** The chats of a performer that are ringing or running. */
export const openChatsWith = statement((db, $: Bind<{ actorId: number }>) =>
  db.selectFrom('chat').selectAll().where('actorId', '=', $('actorId')).where('status', '!=', 'ended').orderBy('id'),
);

/** All chats that are ringing or running. */
export const openChats = statement((db) =>
  db.selectFrom('chat').selectAll().where('status', '!=', 'ended').orderBy('id'),
);

export const insertChat = insertRow(
  'chat',
  {
    isCameraOn: 0,
    status: 'ringing',
    pages: toJson([]),
    countedMs: 0,
    deliveredMs: 0,
    bookedMs: 0,
    voucherSeconds: 0,
    vouchersOver: 0,
    booked: 0,
    transfers: 0,
    giftsSpent: 0,
    dispute: 'none',
    answeredAt: null,
    firstPictureAt: null,
    beatAt: null,
    movedAt: null,
    voucherId: null,
    transferId: null,
    endedAt: null,
    exitCode: null,
  },
  (insert) => insert.returningAll(),
);

export const answerChat = statement((db, $: Bind<{ id: number; at: string }>) =>
  db
    .updateTable('chat')
    .set({ status: 'running', answeredAt: $('at') })
    .where('id', '=', $('id'))
    .where('status', '=', 'ringing')
    .returningAll(),
);

/** A page takes the picture of a chat. */
export const giveToPage = updateRow('chat', 'id', ['pageId'], (update) =>
  update.where('status', '!=', 'ended').returningAll(),
);

/** Stores what a heartbeat, a booking or the end changed. A chat that has ended meanwhile is not changed. */
export const updateChat = updateRow(
  'chat',
  'id',
  [
    'status',
    'firstPictureAt',
    'beatAt',
    'movedAt',
    'pages',
    'countedMs',
    'deliveredMs',
    'bookedMs',
    'voucherSeconds',
    'voucherId',
    'vouchersOver',
    'booked',
    'transfers',
    'transferId',
    'endsAt',
    'endedAt',
    'exitCode',
  ],
  (update) => update.where('status', '!=', 'ended'),
);

/** The guests who are locked, or restricted so that they may not spend, and have a chat that is ringing or running. */
export const lockedInChats = statement((db) =>
  db
    .selectFrom('guest')
    .innerJoin('chat', 'chat.guestId', 'guest.id')
    .select('guest.id')
    .where('chat.status', '!=', 'ended')
    .where((e) => e.or([e('guest.isLocked', '=', 1), e('guest.restrictionLevel', '>=', restrictedFrom.noSpending)])),
);

/** The chats that are ringing or running between a guest and a performer of whom one has blocked the other. */
export const blockedChats = statement((db) =>
  db
    .selectFrom('chat')
    .innerJoin('channel', (join) =>
      join.onRef('channel.guestId', '=', 'chat.guestId').onRef('channel.actorId', '=', 'chat.actorId'),
    )
    .select('chat.key')
    .where('chat.status', '!=', 'ended')
    .where('channel.isBlocked', '=', 1),
);

/** How long a guest has had conversion chats, in milliseconds: as pages reported it, and as it was handed out. */
export const conversionMsOf = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('chat')
    .select((e) => [
      e.fn.coalesce(e.fn.sum<number>('countedMs'), e.lit(0)).as('counted'),
      e.fn.coalesce(e.fn.sum<number>('deliveredMs'), e.lit(0)).as('delivered'),
    ])
    .where('guestId', '=', $('guestId'))
    .where('kind', '=', 'conversionChat'),
);

/** A text chat of a guest with a performer that was answered after an instant, whether or not its page said that it had a picture. */
export const textChatSince = statement((db, $: Bind<{ guestId: number; actorId: number; since: string }>) =>
  db
    .selectFrom('chat')
    .select('id')
    .where('guestId', '=', $('guestId'))
    .where('actorId', '=', $('actorId'))
    .where('kind', '=', 'textChat')
    .where('answeredAt', '>', $('since'))
    .limit(1),
);

/**
 * The chats of a guest that were answered after an instant: how many with a performer showed no picture, and how many with anybody showed
 * none or got much more of their stream than was counted or billed.
 */
export const chatsWithoutPicture = statement(
  (db, $: Bind<{ guestId: number; actorId: number; since: string; uncountedMs: number }>) =>
    db
      .selectFrom('chat')
      .select((e) => [
        e.fn.countAll<number>().as('total'),
        e.fn
          .countAll<number>()
          .filterWhere('actorId', '=', $('actorId'))
          .filterWhere('firstPictureAt', 'is', null)
          .as('withActor'),
      ])
      .where('guestId', '=', $('guestId'))
      .where('answeredAt', '>', $('since'))
      .where((e) =>
        e.or([
          e('firstPictureAt', 'is', null),
          e(e('deliveredMs', '-', e.ref('countedMs')), '>=', $('uncountedMs')),
          // Division of integers: a bill has whole seconds.
          e('deliveredMs', '>', e(e('countedMs', '/', e.lit(1000)), '*', e.lit(2000))),
        ]),
      ),
);

/**
 * The stream that the chats of a guest since an instant got beyond twice the counted part and `lateMs`, or four times the counted part
 * where that is less, in milliseconds.
 */
export const uncountedSince = statement((db, $: Bind<{ guestId: number; since: string; lateMs: number }>) =>
  db
    .selectFrom('chat')
    .select((e) => {
      const counted = e.ref('countedMs');
      const twice = e(counted, '*', e.lit(2));
      const owed = e
        .case()
        .when(twice, '<', $('lateMs'))
        .then(e(counted, '*', e.lit(4)))
        .else(e(twice, '+', $('lateMs')))
        .end();
      const beyond = e('deliveredMs', '-', owed);
      return e.fn.coalesce(e.fn.sum<number>(beyond).filterWhere(beyond, '>', e.lit(0)), e.lit(0)).as('ms');
    })
    .where('guestId', '=', $('guestId'))
    .where('answeredAt', '>', $('since')),
);

/** Moves the end of a performer's free chats that are ringing or running. */
/** Adds what gifts in a chat cost to its bill, or takes off what was given back. */
export const addGiftsSpent = statement((db, $: Bind<{ key: string; amount: number }>) =>
  db
    .updateTable('chat')
    .set((e) => ({ giftsSpent: e('giftsSpent', '+', $('amount')) }))
    .where('key', '=', $('key')),
);

export const moveFreeChats = updateRow('chat', 'actorId', ['endsAt'], (update) =>
  update.where('kind', '=', 'freeChat').where('status', '!=', 'ended').returningAll(),
);

/** The last chat of a guest that is over. */
export const lastEndedChatOf = statement((db, $: Bind<{ guestId: number }>) =>
  db
    .selectFrom('chat')
    .selectAll()
    .where('guestId', '=', $('guestId'))
    .where('status', '=', 'ended')
    .orderBy('id', 'desc')
    .limit(1),
);
