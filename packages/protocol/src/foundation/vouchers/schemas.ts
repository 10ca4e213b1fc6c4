import * as z from 'zod/mini';
import * as s from '../../schema/s.ts';
import { picture } from '../../schema/common.ts';

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
const voucherActor = s.object(
  {
    id: s.entityId,
    online: s.boolean,
    name: s.string,
    link: s.string,
    avatar: picture,
  },
  { id: 'VoucherActor', description: 'a performer whose things a voucher may be used for' },
);

/**
 * A voucher of a guest with what is left of it. Without performers it holds for all of them.
 * @spec entity:voucher
 * @assumed `actorId` stands beside `actors`, as in the summary; `subject` is the gift, code or wheel that it is for.
 */
export const voucher = s.object(
  {
    id: s.entityId,
    guestId: s.entityId,
    type: voucherType,
    amount: s.count,
    actorId: s.nullable(s.entityId),
    subject: s.nullable(s.string),
    validFrom: s.instant,
    validTo: s.nullable(s.instant),
    actors: s.array(voucherActor),
  },
  { id: 'Voucher', description: 'a voucher of a guest with what is left of it' },
);

/**
 * How much a guest has of one kind of voucher.
 * @spec entity:guestVoucherSummaryEntry
 */
export const voucherSummary = s.object(
  {
    type: voucherType,
    amount: s.count,
    actorId: s.nullable(s.entityId),
  },
  { id: 'VoucherSummary', description: 'how much a guest has of one kind of voucher' },
);
