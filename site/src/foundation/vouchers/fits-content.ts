import { voucherState } from '@lounge/kit/voucher-card';
import type { VoucherList } from '@lounge/stores/foundation/vouchers';

/** Content that vouchers of one type pay for. */
export interface PayableContent {
  /** The type of the vouchers: 1 for videos, 4 for albums. */
  readonly type: number;
  readonly actorId: number;
  /** In hundredths of a coin. */
  readonly price: number;
}

/** Whether a voucher pays for content at a time; the server decides, this only shows what fits. */
export const fitsContent = (
  voucher: VoucherList[number],
  { type, actorId, price }: PayableContent,
  now: number,
): boolean =>
  voucher.type === type &&
  voucher.subject === null &&
  (voucher.actorId === null || voucher.actorId === actorId) &&
  (voucher.maxPrice === null || voucher.maxPrice.value >= price) &&
  voucherState(voucher, now) === 'valid';
