import { sql } from 'kysely';
import { insertRow, updateRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';

/** The gift with this drawing. */
export const giftByDrawing = statement((db, $: Bind<{ drawing: string }>) =>
  db.selectFrom('gift').select('id').where('drawing', '=', $('drawing')).orderBy('id').limit(1),
);

export const soldVideo = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('video').select('id').where('id', '=', $('id')),
);

/** Inserts what an attempt won and returns its id; null where the key was there. */
export const insertGiven = insertRow('givenReward', { voucherId: null }, (insert) =>
  insert.onConflict((conflict) => conflict.column('key').doNothing()).returning('id'),
);

/** Notes the voucher that a reward is. */
export const setVoucherOf = updateRow('givenReward', 'id', ['voucherId']);

/** How many attempts a guest used on a day, and the number of the last one. */
export const attemptsOn = statement((db, $: Bind<{ guestId: number; source: string; eventId: number; day: string }>) =>
  db
    .selectFrom('givenReward')
    .select((e) => [
      e.fn.countAll<number>().as('used'),
      e.fn.coalesce(e.fn.max<number | null>('attempt'), e.lit(0)).as('last'),
    ])
    .where('guestId', '=', $('guestId'))
    .where('source', '=', $('source'))
    .where('eventId', '=', $('eventId'))
    .where('day', '=', $('day')),
);

/** The rewards that an event gave a guest, newest first. */
export const givenBy = statement((db, $: Bind<{ guestId: number; source: string; eventId: number; first: number }>) =>
  db
    .selectFrom('givenReward')
    .leftJoin('voucher', 'voucher.id', 'givenReward.voucherId')
    .selectAll('givenReward')
    .select('voucher.amount as voucherLeft')
    .where('givenReward.guestId', '=', $('guestId'))
    .where('source', '=', $('source'))
    .where('eventId', '=', $('eventId'))
    .orderBy('givenReward.id', 'desc')
    .limit($('first')),
);

/** Adds points of an event and returns the sum. */
export const addToPoints = insertRow('eventPoints', {}, (insert) =>
  insert
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ points: sql`"eventPoints".points + excluded.points` }),
    )
    .returning('points'),
);

export const pointsByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('eventPoints').select('points').where('key', '=', $('key')),
);

export const activityByKey = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('eventActivity').select(['times', 'points']).where('key', '=', $('key')),
);

/** Adds to what a guest did on a day. */
export const addToActivity = insertRow('eventActivity', {}, (insert) =>
  insert.onConflict((conflict) =>
    conflict.column('key').doUpdateSet({
      times: sql`"eventActivity".times + excluded.times`,
      points: sql`"eventActivity".points + excluded.points`,
    }),
  ),
);

/** The activities of a guest in an event by day, oldest first: a row for each at most. */
export const activitiesOf = statement((db, $: Bind<{ guestId: number; source: string; eventId: number }>) =>
  db
    .selectFrom('eventActivity')
    .select(['activity', 'day', 'times', 'points'])
    .where('guestId', '=', $('guestId'))
    .where('source', '=', $('source'))
    .where('eventId', '=', $('eventId'))
    .orderBy('day')
    .orderBy('activity'),
);
