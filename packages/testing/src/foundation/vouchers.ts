import type { Infer, PayloadOf } from '@lounge/protocol';
import { guestVouchers, voucher } from '@lounge/protocol/foundation/vouchers';
import { parsed } from '../parsed.ts';

type VoucherData = Infer<typeof voucher>;
type Told = PayloadOf<typeof guestVouchers>;

/** A voucher for five messages to Noor. */
export const aVoucher = (over: Partial<VoucherData> = {}): VoucherData =>
  parsed(voucher, {
    id: 1,
    guestId: 7,
    type: 5,
    amount: 5,
    actorId: 9101,
    subject: null,
    validFrom: '2026-11-20T19:00:00.000Z',
    validTo: '2026-12-24T22:59:59.000Z',
    actors: [
      {
        id: 9101,
        online: true,
        name: 'Noor Vega',
        link: '/en/amateur/noor-vega/',
        avatar: { url: '/pictures/velvet/avatar/noor', kind: 'avatar', tint: 5 },
      },
    ],
    ...over,
  });

/** What a guest with five free messages is told. */
export const aVoucherPush = (over: Partial<Told> = {}): Told =>
  parsed(guestVouchers.payload, { guestVouchers: [{ type: 5, amount: 5, actorId: null }], ...over });
