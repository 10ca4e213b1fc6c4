import type { VoucherPickerProps } from './VoucherPicker.tsx';

export const voucherPickerExample = {
  vouchers: [{ id: 1, type: 4, amount: 1, validFrom: '2026-11-20T19:00:00.000Z', validTo: null, actors: [] }],
  chosen: null,
  onChoose: () => undefined,
  onUse: () => undefined,
} satisfies VoucherPickerProps;
