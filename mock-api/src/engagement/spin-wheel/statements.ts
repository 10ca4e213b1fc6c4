import { insertRow, replaceRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

export const wheelByType = statement((db, $: Bind<{ type: Row<'wheel'>['type'] }>) =>
  db.selectFrom('wheel').selectAll().where('type', '=', $('type')),
);

export const putWheel = replaceRow('wheel');

/** The last spins of a guest, newest first. */
export const spinsOfGuest = statement((db, $: Bind<{ guestId: number; wheel: Row<'spin'>['wheel']; first: number }>) =>
  db
    .selectFrom('spin')
    .selectAll()
    .where('guestId', '=', $('guestId'))
    .where('wheel', '=', $('wheel'))
    .orderBy('id', 'desc')
    .limit($('first')),
);

/** The account of a guest, if its address is not verified. */
export const unverifiedAccount = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('account').select('email').where('guestId', '=', $('guestId')).where('isVerified', '=', 0),
);

/** The last free spin. */
export const lastFreeSpin = statement((db, $: Bind<{ guestId: number; wheel: Row<'spin'>['wheel'] }>) =>
  db
    .selectFrom('spin')
    .select('at')
    .where('guestId', '=', $('guestId'))
    .where('wheel', '=', $('wheel'))
    .where('isFree', '=', 1)
    .orderBy('id', 'desc')
    .limit(1),
);

/** Inserts a spin and returns its id. */
export const insertSpin = insertRow('spin', {}, (insert) => insert.returning('id'));

export const pointsOfGuest = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('guest').select('loyaltyPoints').where('id', '=', $('id')),
);

/** Adds points and returns the sum. */
export const addPoints = statement((db, $: Bind<{ points: number; id: number }>) =>
  db
    .updateTable('guest')
    .set((e) => ({ loyaltyPoints: e('loyaltyPoints', '+', $('points')) }))
    .where('id', '=', $('id'))
    .returning('loyaltyPoints'),
);

/** The rewards that a guest redeemed in a month. */
export const redeemedIn = statement((db, $: Bind<{ guestId: number; month: string }>) =>
  db
    .selectFrom('redeemedReward')
    .select('rewardId')
    .where('guestId', '=', $('guestId'))
    .where('month', '=', $('month')),
);
