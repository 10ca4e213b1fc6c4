import { query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { boughtGiftFields, gift, toyControl } from './schemas.ts';

/**
 * All gifts in the order in which they are offered.
 * @spec query:messenger.gifts
 * @assumed A list in `gifts`; inactive ones are included, because old messages may contain them.
 */
export const messengerGifts = query('content/gifts/messengerGifts', {
  input: s.empty,
  answer: s.object({ gifts: s.array(gift) }),
  purpose: 'Lists the gifts that can be sent.',
});

/**
 * The gifts that the guest owns, with their quantities; gifts with a quantity of zero are omitted.
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

/**
 * All toy controls in the order in which they are offered.
 * @spec query:messenger.toy-controls
 * @assumed A list in `toyControls`; a call of its own, beside the gifts.
 */
export const messengerToyControls = query('content/gifts/messengerToyControls', {
  input: s.empty,
  answer: s.object({ toyControls: s.array(toyControl) }),
  purpose: 'Lists the toy controls that can be sent.',
});
