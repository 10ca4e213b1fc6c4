import type { Infer } from '@lounge/protocol';
import type { redeemReason } from '@lounge/protocol/foundation/vouchers';
import { reject } from '../../dispatch/handler.ts';
import { nowIso } from '../../world/now-iso.ts';
import type { Row } from '../../world/tables.ts';
import { runInWorld, type World, type WorldParts } from '../../world/world.ts';
import { countAttempt, takeAttemptBack } from '../session/index.ts';
import { bonusCodeByKey, redemptionsOf } from './bonus-statements.ts';
import { voucherFor } from './code-voucher.ts';
import { hasVerifiedPhone, isVip } from './conditions.ts';
import { reasonAgainstGift } from './given-once.ts';
import { usableVouchers } from './vouchers.ts';

/** Why a code cannot be redeemed. */
export type Reason = Infer<typeof redeemReason>;
type CodeRow = Row<'bonusCode'>;

/** Writes a code of another module that exists from the moment at which somebody tries it; does nothing for others. Inside a change. */
export type PrepareCode = (key: string, world: World) => Promise<void>;

/** Unknown codes within a quarter of an hour. @assumed */
const maxUnknown = 10;

/** A code without case, spaces and dashes. Rejects texts without letters and digits. @spec rule:bonus-code-nonempty */
export const codeKey = (text: string, field = 'code'): string => {
  const key = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return key === '' ? reject('malformed', field) : key;
};

/**
 * Counts an attempt to find a code, in a change of its own that outlives a failure. Codes that exist do not count. Returns whether
 * the guest may try.
 */
export const mayTry = (guestId: number, key: string, parts: WorldParts, prepare?: PrepareCode): Promise<boolean> =>
  runInWorld(parts, true, async (world) => {
    const attempt = ['bonus code', String(guestId)];
    await prepare?.(key, world);
    const isAllowed = await countAttempt(attempt, maxUnknown, world);
    const isKnown = (await bonusCodeByKey.first(world.tx, { key })) !== null;
    if (isKnown || !isAllowed) await takeAttemptBack(attempt, world);
    return isAllowed;
  });

/** The latest redemption of a code by a guest. */
export const redeemedAt = async ({ tx }: Pick<World, 'tx'>, guestId: number, code: string): Promise<string | null> =>
  (await redemptionsOf.all(tx, { guestId, code }))[0]?.at ?? null;

const hasVoucherFor = async (guestId: number, key: string, world: Pick<World, 'tx' | 'clock'>): Promise<boolean> =>
  (await usableVouchers(guestId, voucherFor(key), world)).length > 0;

/** How often a code can still be redeemed; null for any number. */
export const remainingOf = ({ maxRedemptions: max, redemptions }: CodeRow): number | null =>
  max === null ? null : Math.max(0, max - redemptions);

/**
 * Why a guest cannot redeem a code, or null.
 * @spec rule:bonus-code-conditions, state:bonus-code
 */
export const reasonAgainst = async (
  guestId: number,
  row: CodeRow | null,
  world: Pick<World, 'tx' | 'clock'>,
): Promise<Reason | null> => {
  if (row === null) return 'unknown';
  const at = nowIso(world);
  if (row.validFrom !== null && row.validFrom > at) return 'notYet';
  if (row.validTo !== null && row.validTo <= at) return 'over';
  if (row.needsVoucher === 1) {
    if (!(await hasVoucherFor(guestId, row.key, world))) {
      return (await redeemedAt(world, guestId, row.key)) === null ? 'unknown' : 'redeemed';
    }
  } else if ((await redeemedAt(world, guestId, row.key)) !== null) return 'redeemed';
  if (remainingOf(row) === 0) return 'gone';
  if (row.needsVip === 1 && !(await isVip(world, guestId))) return 'needsVip';
  if (row.needsMobile === 1 && !(await hasVerifiedPhone(world, guestId))) return 'needsMobile';
  return reasonAgainstGift(guestId, row, world);
};
