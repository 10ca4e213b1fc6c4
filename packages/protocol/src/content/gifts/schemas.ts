import * as s from '../../schema/s.ts';
import { currency, language } from '../../schema/common.ts';

/** What a gift costs, in hundredths of its currency, and the sign that stands for the currency. */
const giftPrice = s.object(
  {
    value: s.count,
    currency,
    symbol: s.string,
  },
  { id: 'GiftPrice', description: 'what a gift costs, in hundredths of its currency' },
);

/**
 * A gift's text in one language: `name` says which text it is, `value` is the text.
 * @assumed The documents name the three fields; the only `name` there is, is `name`.
 */
const giftTranslation = s.object(
  {
    language,
    name: s.string,
    value: s.string,
  },
  { id: 'GiftTranslation', description: 'a gift’s text in one language' },
);

/**
 * A gift that can be sent to a performer. Inactive ones are not offered; VIP ones are for VIP guests.
 * @spec entity:gift
 * @assumed `imageUrl` ends in the drawing’s name (`/gifts/rose.svg`), so that a client with drawings of its own knows
 * which; categories: 1 flowers, 2 evening, 3 sweets, 4 treasures.
 */
export const gift = s.object(
  {
    id: s.entityId,
    name: s.string,
    price: giftPrice,
    imageUrl: s.string,
    active: s.boolean,
    vip: s.boolean,
    categoryId: s.entityId,
    translations: s.array(giftTranslation),
  },
  { id: 'Gift', description: 'a gift that can be sent to a performer' },
);

/**
 * How many of a gift a guest owns: bought, won or given; sending these costs nothing.
 * @spec entity:boughtGift, entity:guestGiftCounts
 */
export const boughtGift = s.object(
  { giftId: s.entityId, quantity: s.count },
  { id: 'BoughtGift', description: 'how many of a gift a guest owns' },
);

/** The fields in which the guest's own gifts travel. */
export const boughtGiftFields = { gifts: s.array(boughtGift) };
