import {
  checkBonusCode,
  getGuestBenefits,
  getGuestVouchers,
  getPromoCodes,
  hasGuestNotRedeemedOnTopCodeInstance,
  redeemBonus,
  redeemCredits,
  remainingBonusCode,
} from '@lounge/protocol/foundation/vouchers';
import { guestOf, handle, handleAfter, reject, type HandledCall } from '../../dispatch/handler.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Caller, WorldParts } from '../../world/world.ts';
import { benefitsOfGuest } from './benefits.ts';
import { bonusCodeByKey, promotionCodes } from './bonus-statements.ts';
import { codeKey, mayTry, reasonAgainst, redeemedAt, remainingOf, type PrepareCode } from './codes.ts';
import type { Grantee } from './grants.ts';
import { configOf } from './map-bonus.ts';
import { voucherFrom } from './map-voucher.ts';
import { addCredits } from './redeem-credits.ts';
import { redeem } from './redeem.ts';
import { vouchersOfGuest } from './statements.ts';

/** Counts the attempt of a call with a code. */
const attemptedWith =
  (prepare: PrepareCode) =>
  async ({ code }: { code: string }, caller: Caller, parts: WorldParts) => {
    const key = codeKey(code);
    return { code: key, isAllowed: await mayTry(guestOf(caller), key, parts, prepare) };
  };

const refused = (reason: 'unknown' | 'tooMany', code: string) => ({
  canRedeem: { success: false, reason },
  code,
  redeemedAt: null,
  config: null,
});

/**
 * The handlers of this module's calls.
 * @param giveGifts gives gifts of the messenger, which belong to another area
 * @param prepareCode writes codes of another module once they are tried
 */
export const voucherHandlers = (giveGifts: Grantee['giveGifts'], prepareCode: PrepareCode): readonly HandledCall[] => {
  const attempted = attemptedWith(prepareCode);
  return [
    handle(getGuestVouchers, async (_, caller, world) => {
      const rows = await vouchersOfGuest.all(world.tx, { guestId: guestOf(caller), at: nowIso(world) });
      return Promise.all(rows.map((row) => voucherFrom(row, caller, world)));
    }),
    handle(getGuestBenefits, (_, caller, world) => benefitsOfGuest(caller, world)),
    handleAfter(checkBonusCode, attempted, async ({ code, isAllowed }, caller, world) => {
      if (!isAllowed) return refused('tooMany', code);
      const guestId = guestOf(caller);
      const row = await bonusCodeByKey.first(world.tx, { key: code });
      const reason = await reasonAgainst(guestId, row, world);
      if (row === null || reason === 'unknown') return refused('unknown', code);
      return {
        canRedeem: { success: reason === null, reason },
        code: row.code,
        redeemedAt: await redeemedAt(world, guestId, code),
        config: await configOf(row, caller, world),
      };
    }),
    handleAfter(remainingBonusCode, attempted, async ({ code, isAllowed }, caller, world) => {
      const row = isAllowed ? await bonusCodeByKey.first(world.tx, { key: code }) : null;
      if (row === null || (await reasonAgainst(guestOf(caller), row, world)) === 'unknown') {
        return { remainingCount: 0, validTo: null };
      }
      return { remainingCount: remainingOf(row), validTo: row.validTo };
    }),
    handleAfter(redeemBonus, attempted, (tried, caller, world) => redeem(tried, giveGifts, caller, world)),
    handle(redeemCredits, addCredits),
    handle(getPromoCodes, async (_, _caller, { tx }) => {
      const rows = await promotionCodes.all(tx);
      const codeOf = (promotion: 'welcomeBonusTile' | 'chatTrial') =>
        rows.find((each) => each.promotion === promotion)?.code ?? null;
      return { welcomeBonusTile: codeOf('welcomeBonusTile'), chatTrial: codeOf('chatTrial') };
    }),
    handle(hasGuestNotRedeemedOnTopCodeInstance, async ({ promoCode }, { guestId }, { tx }) => {
      const key = codeKey(promoCode, 'promoCode');
      const known = (await promotionCodes.all(tx)).some((each) => each.key === key);
      if (!known) return reject('unknown', 'promoCode');
      return { hasNotRedeemedInstance: guestId === null || (await redeemedAt({ tx }, guestId, key)) === null };
    }),
  ];
};
