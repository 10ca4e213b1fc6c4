import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

export const toyControlById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('toy_control').selectAll().where('id', '=', $('id')),
);

/** The patterns that a random control can play. */
export const fixedPatterns = statement((db) =>
  db
    .selectFrom('toy_control')
    .select(['id', 'name'])
    .where('is_random', '=', 0)
    .where('is_active', '=', 1)
    .orderBy('id'),
);

/** Whether a performer has a toy, and it is connected. */
export const toyOfActor = statement((db, $: Bind<{ actorId: number }>) =>
  db.selectFrom('actor').select(['id', 'is_online', 'is_toy', 'price_toy']).where('id', '=', $('actorId')),
);

export const setToy = statement((db, $: Bind<{ actorId: number; isToy: number }>) =>
  db
    .updateTable('actor')
    .set({ is_toy: $('isToy') })
    .where('id', '=', $('actorId')),
);

export const insertRun = statement(
  (
    db,
    $: Bind<{
      guestId: number;
      actorId: number;
      chatKey: string;
      language: Row<'toy_run'>['language'];
      toyControlId: number;
      name: string;
      transferKey: string;
      price: number;
      duration: number;
      at: string;
    }>,
  ) =>
    db.insertInto('toy_run').values({
      guest_id: $('guestId'),
      actor_id: $('actorId'),
      chat_key: $('chatKey'),
      language: $('language'),
      toy_control_id: $('toyControlId'),
      name: $('name'),
      transfer_key: $('transferKey'),
      price: $('price'),
      duration: $('duration'),
      status: 'waiting',
      ordered_at: $('at'),
      given_back: 0,
    }),
);

/** The runs of a performer's toy that wait or run, in order of purchase. */
export const openRuns = statement((db, $: Bind<{ actorId: number }>) =>
  db
    .selectFrom('toy_run')
    .selectAll()
    .where('actor_id', '=', $('actorId'))
    .where('status', 'in', ['waiting', 'running'])
    .orderBy('id'),
);

/** The performers whose toys have something to do. */
export const actorsWithRuns = statement((db) =>
  db.selectFrom('toy_run').select('actor_id').distinct().where('status', 'in', ['waiting', 'running']),
);

/** The latest runs of a guest in a chat, the newest first. */
export const runsInChat = statement((db, $: Bind<{ guestId: number; chatKey: string; first: number }>) =>
  db
    .selectFrom('toy_run')
    .selectAll()
    .where('guest_id', '=', $('guestId'))
    .where('chat_key', '=', $('chatKey'))
    .orderBy('id', 'desc')
    .limit($('first')),
);

/** All runs that were paid in a chat, the first first. */
export const runsOfChat = statement((db, $: Bind<{ guestId: number; chatKey: string }>) =>
  db
    .selectFrom('toy_run')
    .select(['name', 'price', 'given_back'])
    .where('guest_id', '=', $('guestId'))
    .where('chat_key', '=', $('chatKey'))
    .orderBy('id'),
);

/** When the last run of each guest with a performer began, since an instant. */
export const lastStartsSince = statement((db, $: Bind<{ actorId: number; since: string }>) =>
  db
    .selectFrom('toy_run')
    .select((e) => ['guest_id', e.fn.max<string>('started_at').as('at')])
    .where('actor_id', '=', $('actorId'))
    .where('started_at', '>', $('since'))
    .groupBy('guest_id'),
);

/** Starts a run that waits. */
export const startRun = statement((db, $: Bind<{ id: number; at: string; end: string; name: string }>) =>
  db
    .updateTable('toy_run')
    .set({ status: 'running', started_at: $('at'), ends_at: $('end'), name: $('name') })
    .where('id', '=', $('id'))
    .where('status', '=', 'waiting')
    .returningAll(),
);

/** Ends a run that waits or runs. */
export const closeRun = statement(
  (db, $: Bind<{ id: number; status: 'ended' | 'failed'; at: string; givenBack: number }>) =>
    db
      .updateTable('toy_run')
      .set({ status: $('status'), ended_at: $('at'), given_back: $('givenBack') })
      .where('id', '=', $('id'))
      .where('status', 'in', ['waiting', 'running'])
      .returningAll(),
);

/** Corrects what a run gave back. */
export const setGivenBack = statement((db, $: Bind<{ id: number; givenBack: number }>) =>
  db
    .updateTable('toy_run')
    .set({ given_back: $('givenBack') })
    .where('id', '=', $('id')),
);

/** The performers whose lost toy is back by an instant. */
export const toysBackBy = statement((db, $: Bind<{ now: string }>) =>
  db.selectFrom('stage').select('actor_id').where('toy_back_at', '<=', $('now')),
);

export const transferIdByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('transfer').select('id').where('key', '=', $('key')),
);
