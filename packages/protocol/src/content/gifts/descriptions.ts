import { describe } from '../../declare/describe.ts';
import { boughtGiftsUpdate } from './messages.ts';
import { boughtGifts, messengerGifts, messengerToyControls } from './queries.ts';
import { boughtGift, gift, toyControl } from './schemas.ts';

const common = {
  price: [
    'what one costs; owned gifts are sent for nothing',
    {
      value: 'hundredths of `currency`',
      currency: 'of the value; VXC is the coin',
      symbol: 'the sign of the currency, for texts',
    },
  ],
  active: 'whether it is offered; old messages can contain others',
  vip: 'whether only VIP guests can send it',
  translations: [
    'its texts in every interface language',
    {
      language: 'of this text',
      name: 'which text it is; always `name`',
      value: 'the text',
    },
  ],
} as const;

const owned = 'every gift that the guest owns at least once';

/** Descriptions of this module's fields. */
export const descriptions = [
  describe(gift, {
    ...common,
    id: 'as `giftId` in messages',
    name: 'in the caller’s language',
    imageUrl: 'ends in the name of its drawing, such as `/gifts/rose.svg`, for clients with drawings of their own',
    categoryId: '1 flowers, 2 evening, 3 sweets, 4 treasures',
  }),
  describe(toyControl, {
    ...common,
    price: common.price[0],
    translations: common.translations[0],
    id: 'as `giftId` in messages',
    name: 'in the caller’s language',
    imageUrl: 'names the pattern, which the client draws',
    categoryId: 'always 5',
    duration: 'seconds for which the toy runs',
    displayName: 'the name for buttons, in the caller’s language',
    random: 'whether it plays another pattern each time',
  }),
  describe(boughtGift, {
    giftId: 'as in `messengerGifts`',
    quantity: 'how many of it, bought, won or received; at least 1',
  }),
  describe(messengerGifts.answer, {
    gifts: 'all gifts in the order in which they are offered, inactive ones included',
  }),
  describe(boughtGifts.answer, { gifts: owned }),
  describe(boughtGiftsUpdate.payload, { gifts: owned }),
  describe(messengerToyControls.answer, { toyControls: 'all patterns in the order in which they are offered' }),
].flat();
