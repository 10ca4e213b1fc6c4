import { formatCoins, formatDateTime, formatMinutes, formatMoney } from '@lounge/locale';
import { useState, type ReactNode } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import type { ListedLedgerEntry } from './listed-entry.ts';
import { rowsOf } from './entry-groups.ts';
import { detailOf, titleOf } from './entry-text.ts';
import { combined, messages } from './LedgerEntryList.messages.ts';
import { ledgerEntryListStyles } from './LedgerEntryList.styles.ts';

/** Props of LedgerEntryList. */
export interface LedgerEntryListProps extends RootProps<'div'> {
  /** Newest first. */
  entries: readonly ListedLedgerEntry[];
  /** Called when the guest opens a receipt; without a handler receipts are left out. */
  onReceipt?: ((choice: { receiptId: string }) => void) | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-ledger-entry-list' })`
  ${ledgerEntryListStyles}
`;

/** The typographic minus, as wide as the plus. */
const signed = (amount: number, text: string): string =>
  amount > 0 ? `+${text}` : amount < 0 ? text.replace('-', '−') : text;

type EntryProps = Pick<LedgerEntryListProps, 'onReceipt'> & {
  entry: ListedLedgerEntry;
  isDetailed: boolean;
  /** Whether it is one booking of a chat that is open. */
  isPart: boolean;
  /** Opens and closes the bookings of the row. */
  toggle: ReactNode;
};

/** The coins; time where vouchers alone paid, a dash where no coins moved. */
function Amount({ amount, voucherSeconds }: Pick<ListedLedgerEntry, 'amount' | 'voucherSeconds'>) {
  const intl = useIntl();
  const { language } = useKit();
  if (amount !== 0) return signed(amount, formatCoins(amount, language));
  if (!voucherSeconds) return '–';
  return intl.formatMessage(combined.voucherTime, { time: formatMinutes(voucherSeconds) });
}

function Entry({ entry, isDetailed, isPart, toggle, onReceipt }: EntryProps) {
  const intl = useIntl();
  const { language } = useKit();
  const { at, amount, paid, balance, receiptId, voucherSeconds } = entry;
  const detail = detailOf(entry, intl);
  const sum = paid ? formatMoney({ amount: paid, currency: 'EUR' }, language) : null;
  return (
    <tr data-gain={amount > 0 || undefined} data-booking={isPart || undefined}>
      <td data-part="when">
        <time dateTime={at}>{formatDateTime(at, language, intl.timeZone)}</time>
      </td>
      <td data-part="what">
        <span data-part="title">{titleOf(entry, intl)}</span>
        {detail && <span data-part="detail">{detail}</span>}
        {toggle}
      </td>
      {isDetailed && <td data-part="paid">{sum}</td>}
      <td data-part="coins">
        <span data-part="amount">
          <Amount amount={amount} voucherSeconds={voucherSeconds} />
          {!isDetailed && amount !== 0 && <CoinMark />}
        </span>
      </td>
      {isDetailed && <td data-part="balance">{balance !== undefined && formatCoins(balance, language)}</td>}
      {isDetailed && (
        <td data-part="receipt">
          {receiptId && onReceipt && (
            <button
              type="button"
              aria-label={intl.formatMessage(combined.receiptOf, { sum: sum ?? '' })}
              onClick={() => onReceipt({ receiptId })}
            >
              {intl.formatMessage(messages.receipt)}
            </button>
          )}
        </td>
      )}
    </tr>
  );
}

function Toggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const intl = useIntl();
  return (
    <button type="button" data-part="toggle" aria-expanded={isOpen} onClick={onToggle}>
      {intl.formatMessage(isOpen ? messages.hideParts : messages.showParts)}
    </button>
  );
}

const toggled = (open: ReadonlySet<string>, chatId: string): ReadonlySet<string> => {
  const next = new Set(open);
  if (!next.delete(chatId)) next.add(chatId);
  return next;
};

/**
 * The guest's statement as a table of date, reason and coins; with balances also the payment, the balance after each entry and its receipt.
 * The entries of a chat are one row that opens.
 */
export function LedgerEntryList({ entries, onReceipt, ...rest }: LedgerEntryListProps) {
  const intl = useIntl();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const isDetailed = entries.some(({ balance }) => balance !== undefined);
  const columns = isDetailed
    ? (['when', 'what', 'paid', 'coins', 'balance', 'receipt'] as const)
    : (['when', 'what', 'coins'] as const);
  return (
    <Root {...rest}>
      <table data-part="entries" data-detailed={isDetailed || undefined}>
        <caption className="kit-visually-hidden">{intl.formatMessage(messages.caption)}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-part={column}>
                <span className={column === 'receipt' ? 'kit-visually-hidden' : undefined}>
                  {intl.formatMessage(messages[column])}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(entries, open).map(({ entry, opens, isPart }) => (
            <Entry
              key={opens ?? entry.id}
              entry={entry}
              isDetailed={isDetailed}
              isPart={isPart}
              onReceipt={onReceipt}
              toggle={opens && <Toggle isOpen={open.has(opens)} onToggle={() => setOpen(toggled(open, opens))} />}
            />
          ))}
        </tbody>
      </table>
    </Root>
  );
}
