import { push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { boughtGiftFields } from './schemas.ts';

/**
 * The guest's gifts changed; gifts with a quantity of zero are omitted.
 * @spec socket:bought-gifts.update
 * @assumed It carries all gifts that the guest owns, so that a missed push does no harm.
 */
export const boughtGiftsUpdate = push('content/gifts/boughtGiftsUpdate', {
  payload: s.object(boughtGiftFields),
  purpose: 'Reports the gifts that the guest owns, with their quantities.',
});
