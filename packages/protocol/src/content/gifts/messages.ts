import { push } from '../../declare/call.ts';
import { shape } from '../../vocabulary/shapes.ts';
import { boughtGiftFields } from './shapes.ts';

/**
 * The guest owns other numbers of gifts than before; those of which none is left are left out.
 * @spec socket:bought-gifts.update
 * @assumed It carries all that is owned, so that one that was missed does no harm.
 */
export const boughtGiftsUpdate = push('content/gifts/boughtGiftsUpdate', {
  payload: shape(boughtGiftFields),
  purpose: 'Tells how many of which gift the guest owns.',
});
