import { formatCoins, formatDateTime, formatMoney } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import type { ListedLedgerEntry } from './listed-entry.ts';
import { detailOf, titleOf } from './entry-text.ts';
import { combined, messages } from './LedgerEntryList.messages.ts';
import { ledgerEntryListStyles } from './LedgerEntryList.styles.ts';

/** Props of LedgerEntryList. */
export interface LedgerEntryListProps extends RootProps<'table'> {
  /** Newest first. */
  entries: readonly ListedLedgerEntry[];
  /** Called when the guest opens a receipt; without a handler receipts are left out. */
  onReceipt?: ((choice: { receiptId: string }) => void) | undefined;
}

const Root = styled.table.withConfig({ componentId: 'kit-ledger-entry-list' })`
  ${ledgerEntryListStyles}
`;

/** The typographic minus, as wide as the plus. */
const signed = (amount: number, text: string): string =>
  amount > 0 ? `+${text}` : amount < 0 ? text.replace('-', '−') : text;

type EntryProps = Pick<LedgerEntryListProps, 'onReceipt'> & { entry: ListedLedgerEntry; isDetailed: boolean };

function Entry({ entry, isDetailed, onReceipt }: EntryProps) {
  const intl = useIntl();
  const { language } = useKit();
  const { at, amount, paid, balance, receiptId } = entry;
  const detail = detailOf(entry, intl);
  const sum = paid ? formatMoney({ amount: paid, currency: 'EUR' }, language) : null;
  return (
    <tr data-gain={amount > 0 || undefined}>
      <td data-part="when">
        <time dateTime={at}>{formatDateTime(at, language)}</time>
      </td>
      <td data-part="what">
        <span data-part="title">{titleOf(entry, intl)}</span>
        {detail && <span data-part="detail">{detail}</span>}
      </td>
      {isDetailed && <td data-part="paid">{sum}</td>}
      <td data-part="coins">
        <span data-part="amount">
          {signed(amount, formatCoins(amount, language))}
          {!isDetailed && <CoinMark />}
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

/**
 * The guest's statement as a table of date, reason and coins; with balances also of what was paid, the balance after each entry
 * and its receipt.
 */
export function LedgerEntryList({ entries, onReceipt, ...rest }: LedgerEntryListProps) {
  const intl = useIntl();
  const isDetailed = entries.some(({ balance }) => balance !== undefined);
  const columns = isDetailed
    ? (['when', 'what', 'paid', 'coins', 'balance', 'receipt'] as const)
    : (['when', 'what', 'coins'] as const);
  return (
    <Root {...rest} data-detailed={isDetailed || undefined}>
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
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} isDetailed={isDetailed} onReceipt={onReceipt} />
        ))}
      </tbody>
    </Root>
  );
}
