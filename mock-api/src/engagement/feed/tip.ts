import { formatCoins } from '@lounge/locale';
import type { AnswerOf, InputOf } from '@lounge/protocol';
import { tipPost } from '@lounge/protocol/engagement/feed';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { afterCharge, balanceAnswer, revenueEntries } from '../../foundation/wallet/index.ts';
import { transferOnce, type LedgerTransaction } from '../../foundation/wallet/ledger.ts';
import { coins } from '../../wire/coins.ts';
import { fingerprint } from '../../wire/fingerprint.ts';
import { keyHeader } from '../../wire/idempotency-key.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { goalOf, publishGoal } from './goals.ts';
import { openPost } from './open-post.ts';
import { reactionKey } from './reaction-key.ts';
import { addGuestTip, addTip } from './statements.ts';

type Answer = AnswerOf<typeof tipPost>;

const hundredths = 100;

/** Adds a tip to the sums of a post and of the guest; returns the goal after it. */
const countTip = async (
  { postId, guestId, amount }: { readonly postId: number; readonly guestId: number; readonly amount: number },
  goalCoins: number | null,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<Pick<Answer, 'tippingGoal' | 'hasReachedGoal'>> => {
  const key = reactionKey(guestId, postId);
  const own = await addGuestTip.first(world.tx, { key, guestId, postId, coins: amount, at: nowIso(world) });
  const tippers = own?.coins === amount ? 1 : 0;
  const tipsSum = (await addTip.first(world.tx, { id: postId, coins: amount, tippers }))?.tipsSum ?? 0;
  const tippingGoal = goalOf({ goalCoins, tipsSum });
  const before = goalOf({ goalCoins, tipsSum: tipsSum - amount });
  return { tippingGoal, hasReachedGoal: tippingGoal?.achieved === true && before?.achieved === false };
};

/** The ledger transaction of a tip, of which the performer gets her share. */
const tipTransaction = async (
  { postId, amountCoins: amount }: InputOf<typeof tipPost>,
  caller: Caller,
  world: World,
): Promise<LedgerTransaction<Answer>> => {
  const guestId = guestOf(caller);
  const { row: post } = await openPost(postId, { field: 'postId', blocks: 'everybody' }, caller, world);
  const counted = await countTip({ postId, guestId, amount }, post.goalCoins, world);
  return {
    entries: revenueEntries(guestId, post.actorId, amount * hundredths),
    reference: { kind: 'feedTip', id: postId, actorId: post.actorId },
    answer: (balance) => ({
      postId,
      ...counted,
      guestBalance: coins(balance),
      guestBalanceFormatted: formatCoins(balance, caller.language),
    }),
  };
};

/**
 * Tips a post, once for each key. Publishes the balance, and the goal to those who watch it. What the guest does not have is rejected as
 * `needPurchase`, and nothing is counted.
 */
export const tip = async (input: InputOf<typeof tipPost>, caller: Caller, world: World): Promise<Answer> => {
  const guestId = guestOf(caller);
  const key = caller.key ?? reject('malformed', keyHeader);
  const bodyHash = fingerprint(tipPost.id, input);
  let isNew = false;
  const answer = await transferOnce(
    world.tx,
    { guestId, key, kind: 'feedTip', bodyHash, at: nowIso(world) },
    async () => {
      isNew = true;
      return tipTransaction(input, caller, world);
    },
  );
  if (!isNew) return answer;
  const { tippingGoal, hasReachedGoal } = answer;
  if (tippingGoal !== null) publishGoal({ postId: input.postId, tippingGoal, hasReachedGoal }, world);
  if ((await afterCharge(guestId, caller.language, world)) !== 'recharged') return answer;
  const { balance, balanceFormatted } = await balanceAnswer(world.tx, guestId, caller.language);
  return { ...answer, guestBalance: balance, guestBalanceFormatted: balanceFormatted };
};
