import { insertRow, replaceRow } from '../../world/row-statements.ts';
import { statement, type Bind } from '../../world/statement.ts';

/** The primary key of a redeemed reward, so that a guest redeems it once a month. */
export const rewardKey = (guestId: number, rewardId: number, month: string): string =>
  `${guestId} ${rewardId} ${month}`;

export const insertRedeemed = insertRow('redeemedReward');

export const setPoints = statement((db, $: Bind<{ points: number; id: number }>) =>
  db
    .updateTable('guest')
    .set({ loyaltyPoints: $('points') })
    .where('id', '=', $('id')),
);

/** The video of a reward; its title is in each language. */
export const rewardVideoById = statement((db, $: Bind<{ id: number }>) =>
  db.selectFrom('video').select(['id', 'actorId', 'title']).where('id', '=', $('id')),
);

export const challengesOf = statement((db, $: Bind<{ guestId: number; eventId: number }>) =>
  db
    .selectFrom('fulfilledChallenge')
    .select(['challenge', 'at'])
    .where('guestId', '=', $('guestId'))
    .where('eventId', '=', $('eventId')),
);

/** Notes that a challenge is fulfilled; returns nothing where it was before. */
export const insertFulfilled = insertRow('fulfilledChallenge', {}, (insert) =>
  insert.onConflict((conflict) => conflict.column('key').doNothing()).returning('key'),
);

export const oldPointsOf = statement((db, $: Bind<{ key: string }>) =>
  db.selectFrom('oldPoints').select(['points', 'movedAt']).where('key', '=', $('key')),
);

export const putOldPoints = replaceRow('oldPoints', { movedAt: null });

/** Marks old points as moved; returns nothing where there are none or they were moved. */
export const takeOldPoints = statement((db, $: Bind<{ key: string; at: string }>) =>
  db
    .updateTable('oldPoints')
    .set({ movedAt: $('at') })
    .where('key', '=', $('key'))
    .where('movedAt', 'is', null)
    .where('points', '>', 0)
    .returning('points'),
);

/** The coins that left an account between two instants, in hundredths; negative. */
export const spentBetween = statement((db, $: Bind<{ account: string; from: string; until: string }>) =>
  db
    .selectFrom('ledgerEntry')
    .select((e) => e.fn.coalesce(e.fn.sum<number>('amount'), e.lit(0)).as('total'))
    .where('account', '=', $('account'))
    .where('at', '>=', $('from'))
    .where('at', '<', $('until'))
    .where('amount', '<', 0),
);

/** How many months the ids of activity events are ahead of the calendar. */
export const aheadOfCalendar = statement((db) => db.selectFrom('activityMonth').select('ahead').limit(1));

export const putAhead = replaceRow('activityMonth');
