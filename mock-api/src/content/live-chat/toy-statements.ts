import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

export const toyControlById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('toyControl').selectAll().where('id', '=', $('id')),
);

/** The patterns that a random control can play. */
export const fixedPatterns = statement((db) =>
  db.selectFrom('toyControl').select(['id', 'name']).where('isRandom', '=', 0).where('isActive', '=', 1).orderBy('id'),
);

/** Whether a performer has a toy, and it is connected. */
export const toyOfActor = statement((db, $: Bind<{ actorId: number }>) =>
  db.selectFrom('actor').select(['id', 'isOnline', 'isToy', 'priceToy']).where('id', '=', $('actorId')),
);

export const setToy = statement((db, $: Bind<{ actorId: number; isToy: number }>) =>
  db
    .updateTable('actor')
    .set({ isToy: $('isToy') })
    .where('id', '=', $('actorId')),
);

export const insertRun = statement(
  (
    db,
    $: Bind<{
      guestId: number;
      actorId: number;
      chatKey: string;
      language: Row<'toyRun'>['language'];
      toyControlId: number;
      name: string;
      transferKey: string;
      price: number;
      duration: number;
      at: string;
    }>,
  ) =>
    db.insertInto('toyRun').values({
      guestId: $('guestId'),
      actorId: $('actorId'),
      chatKey: $('chatKey'),
      language: $('language'),
      toyControlId: $('toyControlId'),
      name: $('name'),
      transferKey: $('transferKey'),
      price: $('price'),
      duration: $('duration'),
      status: 'waiting',
      orderedAt: $('at'),
      givenBack: 0,
    }),
);

/** The runs of a performer's toy that wait or run, in order of purchase. */
export const openRuns = statement((db, $: Bind<{ actorId: number }>) =>
  db
    .selectFrom('toyRun')
    .selectAll()
    .where('actorId', '=', $('actorId'))
    .where('status', 'in', ['waiting', 'running'])
    .orderBy('id'),
);

/** The performers whose toys have something to do. */
export const actorsWithRuns = statement((db) =>
  db.selectFrom('toyRun').select('actorId').distinct().where('status', 'in', ['waiting', 'running']),
);

/** The latest runs of a guest in a chat, the newest first. */
export const runsInChat = statement((db, $: Bind<{ guestId: number; chatKey: string; first: number }>) =>
  db
    .selectFrom('toyRun')
    .selectAll()
    .where('guestId', '=', $('guestId'))
    .where('chatKey', '=', $('chatKey'))
    .orderBy('id', 'desc')
    .limit($('first')),
);

/** All runs that were paid in a chat, the first first. */
export const runsOfChat = statement((db, $: Bind<{ guestId: number; chatKey: string }>) =>
  db
    .selectFrom('toyRun')
    .select(['name', 'price', 'givenBack'])
    .where('guestId', '=', $('guestId'))
    .where('chatKey', '=', $('chatKey'))
    .orderBy('id'),
);

/** When the last run of each guest with a performer began, since an instant. */
export const lastStartsSince = statement((db, $: Bind<{ actorId: number; since: string }>) =>
  db
    .selectFrom('toyRun')
    .select((e) => ['guestId', e.fn.max<string>('startedAt').as('at')])
    .where('actorId', '=', $('actorId'))
    .where('startedAt', '>', $('since'))
    .groupBy('guestId'),
);

/** Starts a run that waits. */
export const startRun = statement((db, $: Bind<{ id: number; at: string; end: string; name: string }>) =>
  db
    .updateTable('toyRun')
    .set({ status: 'running', startedAt: $('at'), endsAt: $('end'), name: $('name') })
    .where('id', '=', $('id'))
    .where('status', '=', 'waiting')
    .returningAll(),
);

/** Ends a run that waits or runs. */
export const closeRun = statement(
  (db, $: Bind<{ id: number; status: 'ended' | 'failed'; at: string; givenBack: number }>) =>
    db
      .updateTable('toyRun')
      .set({ status: $('status'), endedAt: $('at'), givenBack: $('givenBack') })
      .where('id', '=', $('id'))
      .where('status', 'in', ['waiting', 'running'])
      .returningAll(),
);

/** Corrects what a run gave back. */
export const setGivenBack = statement((db, $: Bind<{ id: number; givenBack: number }>) =>
  db
    .updateTable('toyRun')
    .set({ givenBack: $('givenBack') })
    .where('id', '=', $('id')),
);

/** The performers whose lost toy is back by an instant. */
export const toysBackBy = statement((db, $: Bind<{ now: string }>) =>
  db.selectFrom('stage').select('actorId').where('toyBackAt', '<=', $('now')),
);

export const transferIdByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('transfer').select('id').where('key', '=', $('key')),
);
