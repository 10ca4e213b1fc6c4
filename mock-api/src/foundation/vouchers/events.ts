import { worldEvent } from '../../world/events.ts';

/** A voucher of a guest ends soon. */
export const voucherEnds = worldEvent<{ guestId: number; voucherId: number }>('foundation/vouchers voucherEnds');
