import { Button, ButtonLink } from '@lounge/kit/button';
import { LedgerEntryList } from '@lounge/kit/ledger-entry-list';
import { SectionHeading } from '@lounge/kit/section-heading';
import { StatePanel } from '@lounge/kit/state-panel';
import { paymentWindowPath } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../app/app-context.ts';
import { useWallet } from './wallet-stores.ts';
import { messages } from '../guest/Personal.messages.ts';
import { usePersonal } from '../guest/personal-stores.ts';

const Actions = styled.div.withConfig({ componentId: 'site-statement-actions' })`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 16px;
`;

/** The guest's statement. It is loaded again when the balance changes, for instance from another tab. */
export const StatementConnected = observer(() => {
  const intl = useIntl();
  const { config } = useApp();
  const { statement } = usePersonal();
  const { coins, balance } = useWallet().wallet;
  useEffect(() => void statement.load(), [statement, balance]);
  const { state } = statement.page;
  return (
    <section aria-labelledby="coins">
      <SectionHeading headingId="coins" title={intl.formatMessage(messages.coins)} note={coins?.balanceFormatted} />
      {state === 'failed' && (
        <StatePanel
          kind="error"
          level={3}
          title={intl.formatMessage(messages.notLoaded)}
          step={{ onAct: () => void statement.load() }}
        />
      )}
      {state === 'ready' && statement.items.length === 0 && (
        <StatePanel kind="empty" level={3} title={intl.formatMessage(messages.noMovements)} />
      )}
      {statement.items.length > 0 && (
        <LedgerEntryList
          entries={statement.items.map(({ id, at, kind, amount }) => ({ id, at, kind, amount: amount.value }))}
        />
      )}
      <Actions>
        <ButtonLink variant="primary" href={paymentWindowPath(config.language, 'top-up')}>
          {intl.formatMessage(messages.addCoins)}
        </ButtonLink>
        {statement.hasMore && (
          <Button variant="outline" isPending={state === 'loading'} onClick={() => void statement.loadMore()}>
            {intl.formatMessage(messages.more)}
          </Button>
        )}
      </Actions>
    </section>
  );
});
