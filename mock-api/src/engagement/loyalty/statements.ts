import { insertRow } from '../../world/row-statements.ts';
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
