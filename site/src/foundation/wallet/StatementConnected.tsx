import { Button } from '@lounge/kit/button';
import { Chip } from '@lounge/kit/chip';
import { arrowDown } from '@lounge/kit/icons';
import { LedgerEntryList } from '@lounge/kit/ledger-entry-list';
import { SectionHeading } from '@lounge/kit/section-heading';
import { Select } from '@lounge/kit/select';
import { Skeleton } from '@lounge/kit/skeleton';
import { StatePanel } from '@lounge/kit/state-panel';
import { berlinDay, formatMonth } from '@lounge/locale';
import { mostCounted } from '@lounge/protocol';
import type { LedgerEntryData, Statement } from '@lounge/stores/foundation/wallet';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { ListFrame } from '../page/ListFrame.tsx';
import { ZoneNote } from '../page/ZoneNote.tsx';
import { messages } from './Coins.messages.ts';
import { useCoins } from './coins-stores.ts';
import { downloadFile } from './download-file.ts';
import { ReceiptConnected } from './ReceiptConnected.tsx';
import { statementFilters } from './statement-filters.ts';
import { Root } from './Statement.styles.ts';

/** A month of Berlin as a number, so that months can be counted. */
const monthOf = (instant: number | string): number => {
  const [year = 0, month = 0] = berlinDay(instant).split('-').map(Number);
  return year * 12 + month - 1;
};

/** The months of Berlin from the account's first one up to now, newest first, as "2026-11" with an instant in the middle of each. */
const monthsBetween = (first: number | string, now: number): readonly (readonly [key: string, instant: number])[] =>
  Array.from({ length: Math.max(0, monthOf(now) - monthOf(first)) + 1 }, (_, back) => {
    const instant = new Date(0).setUTCFullYear(0, monthOf(now) - back, 15);
    return [new Date(instant).toISOString().slice(0, 7), instant] as const;
  });

const entryOf = ({ id, at, kind, amount, balance, paid, ...rest }: LedgerEntryData) => ({
  ...rest,
  id,
  at,
  kind,
  amount: amount.value,
  balance: balance.value,
  paid: paid?.value ?? null,
});

const Filters = observer(({ statement }: { statement: Statement }) => {
  const intl = useIntl();
  const { config, stores } = useApp();
  return (
    <div data-part="filters">
      <div role="group" aria-label={intl.formatMessage(messages.filters)} data-part="chips">
        {statementFilters.map((filter) => (
          <Chip key={filter} selected={statement.filter === filter} onClick={() => void statement.show({ filter })}>
            {intl.formatMessage(messages[filter])}
          </Chip>
        ))}
      </div>
      <Select
        input={{ 'aria-label': intl.formatMessage(messages.months), value: statement.month ?? '' }}
        options={[
          { value: '', text: intl.formatMessage(messages.allMonths) },
          ...monthsBetween(stores.guest.data.value?.createdAt ?? config.now, config.now).map(([key, instant]) => ({
            value: key,
            text: formatMonth(instant, config.language),
          })),
        ]}
        onChange={({ value }) => void statement.show({ month: value === '' ? null : value })}
      />
    </div>
  );
});

const Download = ({ statement }: { statement: Statement }) => {
  const intl = useIntl();
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const load = async (): Promise<void> => {
    setState('loading');
    const file = await statement.readFile();
    if (file.ok) downloadFile(file.value.fileName, 'text/csv', file.value.csv);
    setState(file.ok ? 'ready' : 'failed');
  };
  return (
    <>
      <Button
        variant="text"
        size="small"
        icon={arrowDown}
        isPending={state === 'loading'}
        aria-label={intl.formatMessage(messages.csvLabel)}
        onClick={() => void load()}
      >
        {intl.formatMessage(messages.csv)}
      </Button>
      <p role="alert">{state === 'failed' && intl.formatMessage(messages.csvFailed)}</p>
    </>
  );
};

const NoEntries = observer(({ statement }: { statement: Statement }) => {
  const intl = useIntl();
  const isAll = statement.filter === 'everything' && statement.month === null;
  const [title, text] = isAll ? [messages.noEntries, messages.noEntriesText] : [messages.nothing, messages.nothingText];
  return <StatePanel kind="empty" level={3} title={intl.formatMessage(title)} text={intl.formatMessage(text)} />;
});

/** The guest's statement: filter, month, file and receipts. */
export const StatementConnected = observer(() => {
  const intl = useIntl();
  const { statement } = useCoins();
  const opener = useRef<Element | null>(null);
  const openReceipt = ({ receiptId }: { receiptId: string }): void => {
    opener.current = document.activeElement;
    void statement.readReceipt(receiptId);
  };
  const closeReceipt = (): void => {
    statement.closeReceipt();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const { list } = statement;
  const { items } = list;
  const older = Math.max(0, list.total - items.length);
  // From there on, the server counts only so far that the next page is known.
  const isCounted = older === 0 || list.total < mostCounted;
  return (
    <Root data-needs-script aria-labelledby="statement">
      <div data-part="head">
        <SectionHeading headingId="statement" title={intl.formatMessage(messages.statement)} />
        <Download statement={statement} />
      </div>
      <Filters statement={statement} />
      <ReceiptConnected statement={statement} onClose={closeReceipt} />
      <ListFrame
        list={list}
        level={3}
        notLoaded={intl.formatMessage(messages.notLoaded)}
        pending={<Skeleton lines={4} />}
        empty={<NoEntries statement={statement} />}
        more={intl.formatMessage(messages.older)}
        // The entries of a chat are one row: a number of those shown would not be what the guest counts.
        note={isCounted ? intl.formatMessage(messages.olderEntries, { count: older }) : undefined}
      >
        <LedgerEntryList entries={items.map(entryOf)} onReceipt={openReceipt} />
        <ZoneNote more={intl.formatMessage(messages.berlinMonths)} />
      </ListFrame>
    </Root>
  );
});
