import type { VoucherCardProps } from './VoucherCard.tsx';

export const voucherCardExample = {
  voucher: { type: 1, amount: 2, validFrom: '2026-11-20T19:00:00.000Z', validTo: null, actors: [] },
  now: 0,
} satisfies VoucherCardProps;
