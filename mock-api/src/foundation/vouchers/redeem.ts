import type { AnswerOf } from '@lounge/protocol';
import { bonusCodeRedeemed, redeemBonus } from '@lounge/protocol/foundation/vouchers';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { coins } from '../../wire/coins.ts';
import { fingerprint } from '../../wire/fingerprint.ts';
import { keyHeader } from '../../wire/idempotency-key.ts';
import { publish } from '../../world/bus.ts';
import { parseJson } from '../../world/json.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { publishBalance } from '../wallet/index.ts';
import { guestAccount, promotionAccount, transferOnce, type LedgerTransaction } from '../wallet/ledger.ts';
import { bonusCodeByKey } from './bonus-statements.ts';
import { reasonAgainst } from './codes.ts';
import { recordRedemption } from './record-redemption.ts';
import { grantAll, type Grantee } from './grants.ts';
import { benefitsOf, hasTopUp } from './map-bonus.ts';
import { publishVouchers } from './vouchers.ts';

type Answer = AnswerOf<typeof redeemBonus>;

/** A code cannot be redeemed; nothing has been written. */
class NotRedeemable extends Error {}

const redemption = async (
  key: string,
  giveGifts: Grantee['giveGifts'],
  caller: Caller,
  world: World,
): Promise<LedgerTransaction<Answer>> => {
  const guestId = guestOf(caller);
  const row = await bonusCodeByKey.first(world.tx, { key });
  if (row === null || (await reasonAgainst(guestId, row, world)) !== null) throw new NotRedeemable();
  await recordRedemption(row, guestId, world);
  const benefits = parseJson(row.benefits);
  const amount = await grantAll({ guestId, code: key, giveGifts }, benefits, world);
  const bonus = {
    code: row.code,
    coins: coins(amount),
    containsTopUpBenefit: hasTopUp(benefits),
    benefits: await benefitsOf(benefits, caller, world),
  };
  return {
    entries:
      amount === 0
        ? []
        : [
            { account: guestAccount(guestId), amount },
            { account: promotionAccount, amount: -amount },
          ],
    reference: { code: row.code, benefits: benefits.map(({ kind }) => kind) },
    answer: () => ({ data: { success: true, bonus } }),
  };
};

/** Publishes what a redemption changed. */
const publishChanges = async ({ data: { bonus } }: Answer, caller: Caller, world: World): Promise<void> => {
  if (bonus === null) return;
  const guestId = guestOf(caller);
  const { code, containsTopUpBenefit } = bonus;
  if (bonus.coins.value > 0) await publishBalance(world, guestId, caller.language);
  await publishVouchers(guestId, world);
  publish(world.bus, bonusCodeRedeemed, { guestId }, { code, containsTopUpBenefit });
};

/**
 * Redeems a code once per guest, or once per voucher, and publishes what changed. A repeat with the same key returns the same
 * answer. A code that cannot be redeemed answers `success: false`, and nothing moves.
 * @spec error:bonus-redeem-failed, state:bonus-code
 */
export const redeem = async (
  { code, isAllowed }: { readonly code: string; readonly isAllowed: boolean },
  giveGifts: Grantee['giveGifts'],
  caller: Caller,
  world: World,
): Promise<Answer> => {
  const guestId = guestOf(caller);
  const key = caller.key ?? reject('malformed', keyHeader);
  const bodyHash = fingerprint(redeemBonus.id, { code });
  const newTransfer = { guestId, key, kind: 'bonus' as const, bodyHash, at: nowIso(world) };
  let isNew = false;
  try {
    const answer = await transferOnce(world.tx, newTransfer, async () => {
      if (!isAllowed) throw new NotRedeemable();
      isNew = true;
      return redemption(code, giveGifts, caller, world);
    });
    if (isNew) await publishChanges(answer, caller, world);
    return answer;
  } catch (cause) {
    if (cause instanceof NotRedeemable) return { data: { success: false, bonus: null } };
    throw cause;
  }
};
