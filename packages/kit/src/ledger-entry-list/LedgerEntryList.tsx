import { formatCoins, formatDateTime } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './LedgerEntryList.messages.ts';
import { ledgerEntryListStyles } from './LedgerEntryList.styles.ts';

/** A ledger entry. */
export interface ListedLedgerEntry {
  id: number;
  /** ISO 8601. */
  at: string;
  /** The reason of the entry; unknown reasons have a general label. */
  kind: string;
  /** The amount in hundredths of a coin, negative if coins were spent. */
  amount: number;
}

/** Props of LedgerEntryList. */
export interface LedgerEntryListProps extends RootProps<'table'> {
  /** Newest first. */
  entries: readonly ListedLedgerEntry[];
}

const Root = styled.table.withConfig({ componentId: 'kit-ledger-entry-list' })`
  ${ledgerEntryListStyles}
`;

const isKnown = (kind: string): kind is Exclude<keyof typeof messages, 'caption' | 'when' | 'what' | 'coins'> =>
  Object.hasOwn(messages, kind) && !['caption', 'when', 'what', 'coins'].includes(kind);

/** The guest's statement as a table of date, reason and coins. */
export function LedgerEntryList({ entries, ...rest }: LedgerEntryListProps) {
  const intl = useIntl();
  const { language } = useKit();
  const columns = [messages.when, messages.what, messages.coins];
  return (
    <Root {...rest}>
      <caption className="kit-visually-hidden">{intl.formatMessage(messages.caption)}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col">
              {intl.formatMessage(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, at, kind, amount }) => (
          <tr key={id} data-gain={amount > 0 || undefined}>
            <td>
              <time dateTime={at}>{formatDateTime(at, language)}</time>
            </td>
            <td>{intl.formatMessage(isKnown(kind) ? messages[kind] : messages.other)}</td>
            <td>
              <span data-part="amount">
                {amount > 0 ? '+' : ''}
                {formatCoins(amount, language)} <CoinMark />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Root>
  );
}
