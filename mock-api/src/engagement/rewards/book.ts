import { guestOf, reject } from '../../dispatch/handler.ts';
import { transferOnce, type LedgerTransaction } from '../../foundation/wallet/ledger.ts';
import { keyHeader } from '../../wire/idempotency-key.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Award } from '../../world/tables/rewards.ts';
import type { Caller, World } from '../../world/world.ts';
import { entriesOf, publishAward } from './award.ts';

/** A reward that was given within a change: its award, null for nothing, and the texts of its ledger transaction. */
export interface Reward<A> {
  readonly award: Award | null;
  readonly reference: LedgerTransaction<A>['reference'];
  readonly answer: A;
}

/** A call that gives a reward: the guest, the idempotency key, and the fingerprint of the body. */
export interface RewardCall {
  readonly guestId: number;
  readonly key: string;
  /** Whose key it is, where the server makes it. @default the guest’s */
  readonly owner?: string;
  readonly bodyHash: string;
}

/**
 * Gives a reward once per guest and idempotency key within a change and books its coins. `given` is the award of a new call; a repeat
 * returns the same answer and gives nothing. Rejects like `transferOnce`.
 */
export const bookReward = async <A>(
  call: RewardCall,
  give: () => Promise<Reward<A>>,
  world: World,
): Promise<{ readonly answer: A; readonly given: Award | null }> => {
  let given: Award | null = null;
  const newTransfer = { ...call, kind: 'reward' as const, at: nowIso(world) };
  const answer = await transferOnce(world.tx, newTransfer, async () => {
    const reward = await give();
    given = reward.award;
    return {
      entries: entriesOf(reward.award, call.guestId),
      reference: reward.reference,
      answer: () => reward.answer,
    };
  });
  return { answer, given };
};

/** Books the reward of a caller's call by `bookReward`, and publishes what a new one changed. Rejects a call without a key. */
export const answerReward = async <A>(
  caller: Caller,
  bodyHash: string,
  give: (guestId: number) => Promise<Reward<A>>,
  world: World,
): Promise<A> => {
  const guestId = guestOf(caller);
  const key = caller.key ?? reject('malformed', keyHeader);
  const { answer, given } = await bookReward({ guestId, key, bodyHash }, () => give(guestId), world);
  await publishAward(given, guestId, caller.language, world);
  return answer;
};
