import { push } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { boughtGiftFields } from './schemas.ts';

/**
 * The guest owns other numbers of gifts than before; those of which none is left are left out.
 * @spec socket:bought-gifts.update
 * @assumed It carries all that is owned, so that one that was missed does no harm.
 */
export const boughtGiftsUpdate = push('content/gifts/boughtGiftsUpdate', {
  payload: s.object(boughtGiftFields),
  purpose: 'Reports how many of which gift the guest owns.',
});
