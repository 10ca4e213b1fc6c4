import type { AnswerOf, InputOf } from '@lounge/protocol';
import { redeemLoyaltyReward } from '@lounge/protocol/engagement/loyalty';
import { publishVouchers } from '../../foundation/vouchers/index.ts';
import { publishBalance } from '../../foundation/wallet/index.ts';
import { transferOnce, type LedgerTransaction } from '../../foundation/wallet/ledger.ts';
import { fingerprint } from '../../wire/fingerprint.ts';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { keyHeader } from '../../wire/idempotency-key.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { award, entriesOf, monthOf, pointsOf, rewardsFor } from '../spin-wheel/index.ts';
import { insertRedeemed, rewardKey } from './statements.ts';

type Answer = AnswerOf<typeof redeemLoyaltyReward>;

const rewardTransaction = async (id: number, guestId: number, world: World): Promise<LedgerTransaction<Answer>> => {
  const rewards = await rewardsFor(guestId, await pointsOf(world, guestId), world);
  const reward = rewards.find((each) => each.id === id) ?? reject('unknown', 'id');
  if (!reward.isRedeemable) reject('locked', 'id');
  const month = monthOf(world);
  const row = { key: rewardKey(guestId, id, month), guestId, rewardId: id, month, at: nowIso(world) };
  await insertRedeemed.all(world.tx, row);
  await award(reward, guestId, 'monthly', world);
  const answer = { ...reward, isRedeemed: true, isRedeemable: false };
  return { entries: entriesOf(reward, guestId), reference: { reward: id, month }, answer: () => answer };
};

/** Redeems a reward once per guest and idempotency key and publishes the changes. A repeat returns the same answer. */
export const redeem = async (
  { id }: InputOf<typeof redeemLoyaltyReward>,
  caller: Caller,
  world: World,
): Promise<Answer> => {
  const guestId = guestOf(caller);
  const key = caller.key ?? reject('malformed', keyHeader);
  const bodyHash = fingerprint(redeemLoyaltyReward.id, { id });
  let isNew = false;
  const newTransfer = { guestId, key, kind: 'reward' as const, bodyHash, at: nowIso(world) };
  const answer = await transferOnce(world.tx, newTransfer, async () => {
    isNew = true;
    return rewardTransaction(id, guestId, world);
  });
  if (isNew && answer.coins !== null) await publishBalance(world, guestId, caller.language);
  if (isNew && answer.coins === null && answer.messengerGift === null) await publishVouchers(guestId, world);
  return answer;
};
