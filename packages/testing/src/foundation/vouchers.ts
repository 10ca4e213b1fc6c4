import type { Infer, PayloadOf } from '@lounge/protocol';
import { guestVouchers, voucher } from '@lounge/protocol/foundation/vouchers';
import { parsed } from '../parsed.ts';

type VoucherData = Infer<typeof voucher>;
type VouchersPush = PayloadOf<typeof guestVouchers>;

/** A voucher for five messages to Noor. */
export const aVoucher = (overrides: Partial<VoucherData> = {}): VoucherData =>
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
    ...overrides,
  });

/** The payload of the push to a guest with five free messages. */
export const aVoucherPush = (overrides: Partial<VouchersPush> = {}): VouchersPush =>
  parsed(guestVouchers.payload, { guestVouchers: [{ type: 5, amount: 5, actorId: null }], ...overrides });
