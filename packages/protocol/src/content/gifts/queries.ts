import { query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { boughtGiftFields, gift } from './schemas.ts';

/**
 * All gifts in the order in which they are offered.
 * @spec query:messenger.gifts
 * @assumed A list in `gifts`; inactive ones are among them, because old messages may hold them.
 */
export const messengerGifts = query('content/gifts/messengerGifts', {
  input: s.empty,
  answer: s.object({ gifts: s.array(gift) }),
  purpose: 'Lists the gifts that can be sent.',
});

/**
 * How many of which gift the guest owns; those of which none is left are left out.
 * @spec query:guest.bought-gifts
 * @assumed A list in `gifts`.
 */
export const boughtGifts = query('content/gifts/boughtGifts', {
  needs: 'guest',
  input: s.empty,
  answer: s.object(boughtGiftFields),
  failures: ['needLogin'],
  purpose: 'Lists the gifts that the guest owns.',
});
