import { VoucherPicker } from '@lounge/kit/voucher-picker';
import { useState, type ReactNode } from 'react';
import { useRead } from '../../shared/use-read.ts';
import { fitsContent, type PayableContent } from './fits-content.ts';
import { useVouchers } from './voucher-stores.ts';

/** How a purchase by voucher goes. */
interface VoucherPurchase {
  /** Whether it is in progress. */
  readonly isPending: boolean;
  /** Called with the voucher that the guest pays with. */
  readonly onUse: (choice: { id: number }) => void;
}

/**
 * The choice among the guest's vouchers that pay for content, and how many they are together; null where there is nothing to choose, or
 * without content that a voucher pays for. For observer components.
 * @spec feature:pay.vouchers, screen:overlay.voucher-select
 */
export const useVoucherChoice = (
  content: PayableContent | null,
  { isPending, onUse }: VoucherPurchase,
): { readonly count: number; readonly picker: ReactNode } | null => {
  const { vouchers } = useVouchers();
  const [chosen, setChosen] = useState<number | null>(null);
  // A purchase that ends while the choice is still shown was rejected, so the choice is out of date.
  const isDue = content !== null && !isPending;
  useRead(vouchers, isDue);
  const known = vouchers.list.value ?? [];
  const fitting = content === null ? [] : known.filter((voucher) => fitsContent(voucher, content, vouchers.readAt));
  // One voucher needs no choice: the gate uses it.
  if (fitting.length < 2) return null;
  return {
    count: fitting.reduce((sum, { amount }) => sum + amount, 0),
    picker: (
      <VoucherPicker
        vouchers={fitting.map(({ maxPrice, ...voucher }) => ({ ...voucher, maxPrice: maxPrice?.value }))}
        chosen={chosen}
        isPending={isPending}
        onChoose={({ id }) => setChosen(id)}
        onUse={onUse}
      />
    ),
  };
};
