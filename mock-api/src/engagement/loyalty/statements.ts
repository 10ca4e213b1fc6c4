import { statement, type Bind } from '../../world/statement.ts';

/** How a redeemed reward is kept: once a month for each guest. */
export const rewardKey = (guestId: number, rewardId: number, month: string): string =>
  `${guestId} ${rewardId} ${month}`;

/** Binds `key`, `guestId`, `rewardId`, `month` and `at`. */
export const insertRedeemed = statement(
  (db, $: Bind<{ key: string; guestId: number; rewardId: number; month: string; at: string }>) =>
    db.insertInto('redeemed_reward').values({
      key: $('key'),
      guest_id: $('guestId'),
      reward_id: $('rewardId'),
      month: $('month'),
      at: $('at'),
    }),
);

/** Binds `id` and `points`. */
export const setPoints = statement((db, $: Bind<{ points: number; id: number }>) =>
  db
    .updateTable('guest')
    .set({ loyalty_points: $('points') })
    .where('id', '=', $('id')),
);
