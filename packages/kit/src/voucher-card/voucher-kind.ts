import type { BenefitState } from '../benefit-card/BenefitParts.tsx';
import type { BenefitKind } from '../benefit-card/benefit-texts.ts';

const kinds: readonly BenefitKind[] = [
  'video',
  'videoChat',
  'credits',
  'photoAlbum',
  'messages',
  'messengerGift',
  'liveShow',
  'privateShow',
  'bonusCode',
  'spins',
];

/** The kind of a voucher by the number of its type. A number that is not known yet counts as a bonus. */
export const voucherKind = (type: number): BenefitKind => kinds[type - 1] ?? 'bonus';

/** A voucher that was just given is valid although the guest's clock may be behind. @assumed */
const toleranceMs = 5 * 60_000;

/** Whether a voucher is valid at a time in milliseconds since 1970. */
export const voucherState = (
  { amount, validFrom, validTo }: { amount: number; validFrom: string; validTo: string | null },
  now: number,
): BenefitState => {
  if (amount <= 0) return 'used';
  if (Date.parse(validFrom) > now + toleranceMs) return 'notYet';
  return validTo !== null && Date.parse(validTo) <= now ? 'expired' : 'valid';
};
