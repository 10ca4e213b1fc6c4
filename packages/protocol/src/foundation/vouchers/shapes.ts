import * as z from 'zod/mini';
import { count, entityId, flag, instant, listOf, named, orNull, text } from '../../vocabulary/shapes.ts';
import { picture } from '../../vocabulary/words.ts';

/**
 * What a voucher is good for, by the number that stands for it on the wire.
 * @spec constant:voucher.types, entity:enum.voucherType
 */
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
export const voucherType = z.int().check(z.minimum(1), z.maximum(10));

/** A performer whose things a voucher may be used for. */
const voucherActor = named('VoucherActor', 'a performer whose things a voucher may be used for', {
  id: entityId,
  online: flag,
  name: text,
  link: text,
  avatar: picture,
});

/**
 * A voucher of a guest with what is left of it. Without performers it holds for all of them.
 * @spec entity:voucher
 * @assumed `actorId` stands beside `actors`, as in the summary; `subject` is the gift, code or wheel that it is for.
 */
export const voucher = named('Voucher', 'a voucher of a guest with what is left of it', {
  id: entityId,
  guestId: entityId,
  type: voucherType,
  amount: count,
  actorId: orNull(entityId),
  subject: orNull(text),
  validFrom: instant,
  validTo: orNull(instant),
  actors: listOf(voucherActor),
});

/**
 * How much a guest has of one kind of voucher.
 * @spec entity:guestVoucherSummaryEntry
 */
export const voucherSummary = named('VoucherSummary', 'how much a guest has of one kind of voucher', {
  type: voucherType,
  amount: count,
  actorId: orNull(entityId),
});
