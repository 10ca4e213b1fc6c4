import * as s from '../../schema/s.ts';
import { money, picture } from '../../schema/common.ts';

/** The uses of a voucher, with the number of each type on the wire. @spec constant:voucher.types, entity:enum.voucherType */
export const voucherTypes = {
  video: 1,
  videoChat: 2,
  credits: 3,
  photoAlbum: 4,
  messages: 5,
  messengerGift: 6,
  liveShow: 7,
  privateShow: 8,
  bonusCode: 9,
  spins: 10,
} as const;

/** The number of a voucher's type: 1 to 10. */
export const voucherType = s.integerBetween(1, 10);

/** A performer for whom a voucher can be used. */
export const voucherActor = s.object(
  {
    id: s.entityId,
    online: s.boolean,
    name: s.string,
    link: s.string,
    avatar: picture,
  },
  { id: 'VoucherActor', description: 'a performer for whom a voucher can be used' },
);

/**
 * A voucher of a guest with its remaining amount. Without performers it is valid for all of them.
 * @spec entity:voucher
 * @assumed `actorId` beside `actors`, as in the summary; `subject` is the gift, code, show or wheel that it is for; `maxPrice` is
 * the price up to which content is paid by it, null for any; `worth` is null where it cannot be stated in coins; `seconds` is what is
 * left of a voucher for video chats, whose `amount` is that in whole minutes, rounded up, and null for every other one; `gives` names
 * what a voucher's bonus code gives, in the caller's language, and is null for every other voucher.
 */
export const voucher = s.object(
  {
    id: s.entityId,
    guestId: s.entityId,
    type: voucherType,
    amount: s.count,
    seconds: s.nullable(s.count),
    actorId: s.nullable(s.entityId),
    subject: s.nullable(s.string),
    maxPrice: s.nullable(money),
    worth: s.nullable(money),
    gives: s.nullable(s.string),
    validFrom: s.instant,
    validTo: s.nullable(s.instant),
    actors: s.array(voucherActor),
  },
  { id: 'Voucher', description: 'a voucher of a guest with its remaining amount' },
);

/**
 * The remaining amount of a guest's vouchers of one type.
 * @spec entity:guestVoucherSummaryEntry
 * @assumed `seconds`, as in a voucher.
 */
export const voucherSummary = s.object(
  {
    type: voucherType,
    amount: s.count,
    seconds: s.nullable(s.count),
    actorId: s.nullable(s.entityId),
  },
  { id: 'VoucherSummary', description: 'the remaining amount of a guest’s vouchers of one type' },
);
