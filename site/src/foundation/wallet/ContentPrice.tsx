import { Price } from '@lounge/kit/price';

interface Amount {
  readonly value: number;
}

/** Props of ContentPrice. */
export interface ContentPriceProps {
  /** Price for the visitor; null where it is free. */
  price: Amount | null;
  /** The price for everybody, where that is more. */
  base: Amount | null;
  /** Whether VIPs have it without paying, and the guest is one. */
  isIncluded: boolean;
  /** Whether a voucher of the guest's opens it. */
  hasVoucher: boolean;
}

/** Price of content for the visitor, in the heading of its page: as the panel below it says. */
export const ContentPrice = ({ price, base, isIncluded, hasVoucher }: ContentPriceProps) => {
  const amount = price?.value ?? 0;
  if (isIncluded) return <Price settled="included" amount={amount} />;
  return hasVoucher ? (
    <Price settled="voucher" amount={amount} was={amount} />
  ) : (
    <Price amount={amount} was={base?.value} />
  );
};
