import { count, entityId, flag, instant, listOf, named, oneOf, shape, text } from '../../vocabulary/shapes.ts';
import { money } from '../../vocabulary/words.ts';

/**
 * Why coins moved.
 * @assumed The documents name no statement; a word for each thing that moves coins.
 */
export const movementKind = oneOf('MovementKind', 'why coins moved', [
  'topUp',
  'correction',
  'album',
  'video',
  'message',
  'gift',
  'spin',
  'reward',
]);

/**
 * One movement of a guest's coins: `amount` in hundredths of a coin, below zero where coins were spent.
 * @assumed The fields.
 */
export const movement = named('Movement', 'one movement of a guest’s coins; below zero where they were spent', {
  id: entityId,
  at: instant,
  kind: movementKind,
  amount: money,
  amountFormatted: text,
});

/** A page of movements and how many there are in all. */
export const movementPage = named('MovementPage', 'a page of movements and how many there are in all', {
  items: listOf(movement),
  total: count,
});

/** What a purchase answers: what the guest owns afterwards. */
export const purchaseAnswer = shape({ success: flag, guestBalance: money, guestBalanceFormatted: text });
