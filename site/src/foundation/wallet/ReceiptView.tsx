import { Button } from '@lounge/kit/button';
import { formatCoins, formatDateTime, formatMoney, placeOfZone, timeZone, vatIn } from '@lounge/locale';
import type { LedgerEntryData, Receipt } from '@lounge/stores/foundation/wallet';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { messages } from './Coins.messages.ts';

/** Props of ReceiptView. */
export interface ReceiptViewProps {
  receipt: Receipt;
  /** The entry that it was opened from. */
  entry: LedgerEntryData | null;
  onClose: () => void;
}

const Root = styled.section.withConfig({ componentId: 'site-receipt' })`
  @media print {
    border: 0;
    > [data-part='acts'] {
      display: none;
    }
  }
`;

/** Prints the receipt of a button, alone. */
const printThis = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
  const receipt = currentTarget.closest<HTMLElement>("[data-part='receipt']");
  receipt?.setAttribute('data-printed', '');
  // Once, so that nothing is left of it.
  // oxlint-disable-next-line no-restricted-globals
  addEventListener('afterprint', () => receipt?.removeAttribute('data-printed'), { once: true });
  print();
};

/** The receipt of a payment with its seller and the tax in it, which can be printed. It takes the focus when it opens. */
export const ReceiptView = ({ receipt, entry, onClose }: ReceiptViewProps) => {
  const intl = useIntl();
  const { language, seller } = useApp().config;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [receipt.number]);
  const method = `${intl.formatMessage(messages[receipt.method.kind])} ${receipt.method.label ?? ''}`.trim();
  const euro = (amount: number) => formatMoney({ amount, currency: 'EUR' }, language);
  const text = (message: MessageDescriptor) => intl.formatMessage(message);
  const product = entry?.subject
    ? intl.formatMessage(messages.subscriptionMonth, { product: entry.subject })
    : text(messages.anySubscriptionMonth);
  // A subscription buys no coins. Each payment for one is for a month.
  const sold = () =>
    receipt.purpose === 'subscription'
      ? ([text(messages.item), product] as const)
      : ([text(messages.coins), formatCoins(receipt.coins.value, language)] as const);
  const rows = [
    [text(messages.number), receipt.number],
    [text(messages.date), `${formatDateTime(receipt.at, language)} (${placeOfZone(timeZone, language)})`],
    [text(messages.seller), `${seller.name}, ${seller.address}`],
    [text(messages.vatId), seller.vatId],
    sold(),
    [text(messages.paid), euro(receipt.paid.value)],
    [
      intl.formatMessage(messages.vatIncluded, { percent: seller.vatPercent }),
      euro(vatIn(receipt.paid.value, seller.vatPercent)),
    ],
    [text(messages.method), method],
  ] as const;
  return (
    <Root data-part="receipt" aria-labelledby="receipt">
      <h3 id="receipt" ref={heading} tabIndex={-1}>
        {intl.formatMessage(messages.receipt)}
      </h3>
      <dl>{rows.map(([label, value]) => [<dt key={`${label} label`}>{label}</dt>, <dd key={label}>{value}</dd>])}</dl>
      <div data-part="acts">
        <Button variant="outline" onClick={printThis}>
          {intl.formatMessage(messages.print)}
        </Button>
        <Button variant="text" onClick={onClose}>
          {intl.formatMessage(messages.close)}
        </Button>
      </div>
    </Root>
  );
};
