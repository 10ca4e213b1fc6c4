import { statement, type Bind } from '../../world/statement.ts';

/** The primary key of a redeemed reward, so that a guest redeems it once a month. */
export const rewardKey = (guestId: number, rewardId: number, month: string): string =>
  `${guestId} ${rewardId} ${month}`;

export const insertRedeemed = statement(
  (db, $: Bind<{ key: string; guestId: number; rewardId: number; month: string; at: string }>) =>
    db.insertInto('redeemedReward').values({
      key: $('key'),
      guestId: $('guestId'),
      rewardId: $('rewardId'),
      month: $('month'),
      at: $('at'),
    }),
);

export const setPoints = statement((db, $: Bind<{ points: number; id: number }>) =>
  db
    .updateTable('guest')
    .set({ loyaltyPoints: $('points') })
    .where('id', '=', $('id')),
);
