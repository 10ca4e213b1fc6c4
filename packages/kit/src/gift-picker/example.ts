import type { GiftPickerProps } from './GiftPicker.tsx';

export const giftPickerExample = {
  gifts: Array.from({ length: 6 }, (_, at) => ({ id: at, name: 'Bouquet of roses', price: 12_000 })),
  selection: { 1: 2 },
  sheet: false,
  onClose: () => undefined,
} satisfies GiftPickerProps;
