import * as s from '../../schema/s.ts';
import { currency, language } from '../../schema/common.ts';

/** The price of a gift, in hundredths of its currency, and the currency's symbol. */
const giftPrice = s.object(
  {
    value: s.count,
    currency,
    symbol: s.string,
  },
  { id: 'GiftPrice', description: 'the price of a gift, in hundredths of its currency' },
);

/**
 * A text of a gift in one language: `name` identifies the text, `value` is the text.
 * @assumed The documents name the three fields; the only value of `name` is "name".
 */
const giftTranslation = s.object(
  {
    language,
    name: s.string,
    value: s.string,
  },
  { id: 'GiftTranslation', description: 'a text of a gift in one language' },
);

/** The fields of a gift and of a toy control. */
const giftFields = {
  id: s.entityId,
  name: s.string,
  price: giftPrice,
  imageUrl: s.string,
  active: s.boolean,
  vip: s.boolean,
  categoryId: s.entityId,
  translations: s.array(giftTranslation),
};

/**
 * A gift that can be sent to a performer. Inactive ones are not offered; VIP ones are for VIP guests.
 * @spec entity:gift
 * @assumed `imageUrl` ends in the drawing’s name (`/gifts/rose.svg`), so that a client with its own drawings can use
 * them; categories: 1 flowers, 2 evening, 3 sweets, 4 treasures.
 */
export const gift = s.object(giftFields, { id: 'Gift', description: 'a gift that can be sent to a performer' });

/**
 * A pattern of toy control, which runs in a chat. A random one plays another pattern each time.
 * @spec entity:toyControl, state:toy-control
 * @assumed `duration` in seconds, `displayName` in the caller’s language, category 5; `imageUrl` names the pattern, which the client
 * draws.
 */
export const toyControl = s.object(
  { ...giftFields, duration: s.count, displayName: s.string, random: s.boolean },
  { id: 'ToyControl', description: 'a pattern of toy control' },
);

/**
 * The quantity of a gift that a guest owns: bought, won or received. Sending these costs nothing.
 * @spec entity:boughtGift, entity:guestGiftCounts
 * @deviates entity:guestGiftCounts docs/decisions/0067
 */
export const boughtGift = s.object(
  { giftId: s.entityId, quantity: s.count },
  { id: 'BoughtGift', description: 'the quantity of a gift that a guest owns' },
);

/** The fields of the guest's own gifts, shared by query and push. */
export const boughtGiftFields = { gifts: s.array(boughtGift) };
