import * as s from '../../schema/s.ts';
import { money } from '../../schema/common.ts';

/**
 * The reason of a ledger entry.
 * @assumed The documents name no statement; one value for each kind of ledger transaction.
 */
export const movementKind = s.enum(
  ['topUp', 'correction', 'album', 'video', 'message', 'gift', 'spin', 'reward', 'voucher', 'bonus'],
  {
    id: 'MovementKind',
    description: 'the reason of a ledger entry',
  },
);

/**
 * One ledger entry of a guest: `amount` in hundredths of a coin, negative if coins were spent.
 * @assumed The fields.
 */
export const movement = s.object(
  {
    id: s.entityId,
    at: s.instant,
    kind: movementKind,
    amount: money,
    amountFormatted: s.string,
  },
  { id: 'Movement', description: 'one ledger entry of a guest; negative if coins were spent' },
);

/** A page of ledger entries and their total number. */
export const movementPage = s.object(
  {
    items: s.array(movement),
    total: s.count,
  },
  { id: 'MovementPage', description: 'a page of ledger entries and their total number' },
);

/** The answer to a purchase: the balance after it. */
export const purchaseAnswer = s.object({ success: s.boolean, guestBalance: money, guestBalanceFormatted: s.string });
