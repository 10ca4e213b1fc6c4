import { VoucherPicker } from '@lounge/kit/voucher-picker';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { fitsContent, type PayableContent } from './fits-content.ts';
import { useVouchers } from './voucher-stores.ts';

/** Props of VoucherPickerConnected. */
export interface VoucherPickerConnectedProps {
  content: PayableContent;
  /** Whether the purchase is in progress. */
  isPending: boolean;
  /** Called with the voucher that the guest pays with. */
  onUse: (choice: { id: number }) => void;
}

/** The guest's vouchers that pay for content. @spec feature:pay.vouchers, screen:overlay.voucher-select */
export const VoucherPickerConnected = observer(({ content, isPending, onUse }: VoucherPickerConnectedProps) => {
  const { vouchers } = useVouchers();
  const [chosen, setChosen] = useState<number | null>(null);
  // A purchase that ends while the choice is still shown was rejected, so the choice is out of date.
  useEffect(() => void (isPending || vouchers.load()), [vouchers, isPending]);
  const fitting = (vouchers.list.value ?? []).filter((voucher) => fitsContent(voucher, content, vouchers.readAt));
  // One voucher needs no choice: the gate uses it.
  if (fitting.length < 2) return null;
  return (
    <VoucherPicker
      vouchers={fitting.map(({ maxPrice, ...voucher }) => ({ ...voucher, maxPrice: maxPrice?.value }))}
      chosen={chosen}
      isPending={isPending}
      onChoose={({ id }) => setChosen(id)}
      onUse={onUse}
    />
  );
});
