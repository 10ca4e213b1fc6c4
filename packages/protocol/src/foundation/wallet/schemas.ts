import * as s from '../../schema/s.ts';
import { money } from '../../schema/common.ts';

/**
 * Why coins moved.
 * @assumed The documents name no statement; a word for each thing that moves coins.
 */
export const movementKind = s.enum(['topUp', 'correction', 'album', 'video', 'message', 'gift', 'spin', 'reward'], {
  id: 'MovementKind',
  description: 'why coins moved',
});

/**
 * One movement of a guest's coins: `amount` in hundredths of a coin, below zero where coins were spent.
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
  { id: 'Movement', description: 'one movement of a guest’s coins; below zero where they were spent' },
);

/** A page of movements and how many there are in all. */
export const movementPage = s.object(
  {
    items: s.array(movement),
    total: s.count,
  },
  { id: 'MovementPage', description: 'a page of movements and how many there are in all' },
);

/** What a purchase answers: what the guest owns afterwards. */
export const purchaseAnswer = s.object({ success: s.boolean, guestBalance: money, guestBalanceFormatted: s.string });
