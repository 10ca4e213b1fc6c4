import { statement, type Bind } from '../../world/statement.ts';
import type { Row } from '../../world/tables.ts';

export const wheelByType = statement((db, $: Bind<{ type: Row<'wheel'>['type'] }>) =>
  db.selectFrom('wheel').selectAll().where('type', '=', $('type')),
);

export const putWheel = statement(
  (db, $: Bind<{ type: Row<'wheel'>['type']; isActive: number; nextSegment: string | null }>) =>
    db.replaceInto('wheel').values({ type: $('type'), is_active: $('isActive'), next_segment: $('nextSegment') }),
);

/** The last spins of a guest, newest first. */
export const spinsOfGuest = statement((db, $: Bind<{ guestId: number; wheel: Row<'spin'>['wheel']; first: number }>) =>
  db
    .selectFrom('spin')
    .selectAll()
    .where('guest_id', '=', $('guestId'))
    .where('wheel', '=', $('wheel'))
    .orderBy('id', 'desc')
    .limit($('first')),
);

/** The account of a guest, if its address is not verified. */
export const unverifiedAccount = statement((db, $: Bind<{ guestId: number }>) =>
  db.selectFrom('account').select('email').where('guest_id', '=', $('guestId')).where('is_verified', '=', 0),
);

/** The last free spin. */
export const lastFreeSpin = statement((db, $: Bind<{ guestId: number; wheel: Row<'spin'>['wheel'] }>) =>
  db
    .selectFrom('spin')
    .select('at')
    .where('guest_id', '=', $('guestId'))
    .where('wheel', '=', $('wheel'))
    .where('is_free', '=', 1)
    .orderBy('id', 'desc')
    .limit(1),
);

/** Inserts a spin and returns its id. */
export const insertSpin = statement(
  (
    db,
    $: Bind<{
      guestId: number;
      wheel: Row<'spin'>['wheel'];
      isFree: number;
      segment: string;
      prize: Row<'spin'>['prize'];
      at: string;
    }>,
  ) =>
    db
      .insertInto('spin')
      .values({
        guest_id: $('guestId'),
        wheel: $('wheel'),
        is_free: $('isFree'),
        segment: $('segment'),
        prize: $('prize'),
        at: $('at'),
      })
      .returning('id'),
);

export const pointsOfGuest = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('guest').select('loyalty_points').where('id', '=', $('id')),
);

/** Adds points and returns the sum. */
export const addPoints = statement((db, $: Bind<{ points: number; id: number }>) =>
  db
    .updateTable('guest')
    .set((e) => ({ loyalty_points: e('loyalty_points', '+', $('points')) }))
    .where('id', '=', $('id'))
    .returning('loyalty_points'),
);

/** The rewards that a guest redeemed in a month. */
export const redeemedIn = statement((db, $: Bind<{ guestId: number; month: string }>) =>
  db
    .selectFrom('redeemed_reward')
    .select('reward_id')
    .where('guest_id', '=', $('guestId'))
    .where('month', '=', $('month')),
);

/** The gift with this drawing. */
export const giftByDrawing = statement((db, $: Bind<{ drawing: string }>) =>
  db.selectFrom('gift').select('id').where('drawing', '=', $('drawing')).orderBy('id').limit(1),
);
