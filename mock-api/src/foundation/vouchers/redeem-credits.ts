import { formatCoins } from '@lounge/locale';
import type { AnswerOf, InputOf } from '@lounge/protocol';
import { redeemCredits, voucherTypes } from '@lounge/protocol/foundation/vouchers';
import { guestOf, reject } from '../../dispatch/handler.ts';
import { coins } from '../../wire/coins.ts';
import { fingerprint } from '../../wire/fingerprint.ts';
import { keyHeader } from '../../wire/idempotency-key.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, World } from '../../world/world.ts';
import { publishBalance } from '../wallet/index.ts';
import { guestAccount, promotionAccount, transferOnce } from '../wallet/ledger.ts';
import { takeFrom, usableVoucher } from './spend.ts';
import { publishVouchers } from './vouchers.ts';

const hundredths = 100;

/** Adds the whole amount of a credits voucher to the balance, once; a repeat with the same key returns the same answer. */
export const addCredits = async (
  { voucherId }: InputOf<typeof redeemCredits>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof redeemCredits>> => {
  const guestId = guestOf(caller);
  const key = caller.key ?? reject('malformed', keyHeader);
  const bodyHash = fingerprint(redeemCredits.id, { voucherId });
  const newTransfer = { guestId, key, kind: 'voucher' as const, bodyHash, at: nowIso(world) };
  let isNew = false;
  const answer = await transferOnce(world.tx, newTransfer, async () => {
    const row = await usableVoucher(guestId, voucherId, { type: voucherTypes.credits, actorId: null }, world);
    await takeFrom(world, row, row.amount);
    isNew = true;
    const amount = row.amount * hundredths;
    return {
      entries: [
        { account: guestAccount(guestId), amount },
        { account: promotionAccount, amount: -amount },
      ],
      reference: { voucherId, voucherType: row.type },
      answer: (balance) => ({
        success: true,
        coins: coins(amount),
        guestBalance: coins(balance),
        guestBalanceFormatted: formatCoins(balance, caller.language),
      }),
    };
  });
  if (!isNew) return answer;
  await publishBalance(world, guestId, caller.language);
  await publishVouchers(guestId, world);
  return answer;
};
