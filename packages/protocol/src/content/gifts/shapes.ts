import { count, entityId, flag, listOf, named, text } from '../../vocabulary/shapes.ts';
import { currency, language } from '../../vocabulary/words.ts';

/** What a gift costs, in hundredths of its currency, and the sign that stands for the currency. */
const giftPrice = named('GiftPrice', 'what a gift costs, in hundredths of its currency', {
  value: count,
  currency,
  symbol: text,
});

/**
 * A gift's text in one language: `name` says which text it is, `value` is the text.
 * @assumed The documents name the three fields; the only `name` there is, is `name`.
 */
const giftTranslation = named('GiftTranslation', 'a gift’s text in one language', {
  language,
  name: text,
  value: text,
});

/**
 * A gift that can be sent to a performer. Inactive ones are not offered; VIP ones are for VIP guests.
 * @spec entity:gift
 * @assumed `imageUrl` ends in the drawing’s name (`/gifts/rose.svg`), so that a client with drawings of its own knows
 * which; categories: 1 flowers, 2 evening, 3 sweets, 4 treasures.
 */
export const gift = named('Gift', 'a gift that can be sent to a performer', {
  id: entityId,
  name: text,
  price: giftPrice,
  imageUrl: text,
  active: flag,
  vip: flag,
  categoryId: entityId,
  translations: listOf(giftTranslation),
});

/**
 * How many of a gift a guest owns: bought, won or given; sending these costs nothing.
 * @spec entity:boughtGift, entity:guestGiftCounts
 */
export const boughtGift = named('BoughtGift', 'how many of a gift a guest owns', { giftId: entityId, quantity: count });

/** The fields in which the guest's own gifts travel. */
export const boughtGiftFields = { gifts: listOf(boughtGift) };
