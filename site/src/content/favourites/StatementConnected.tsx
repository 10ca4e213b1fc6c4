import { Button, ButtonLink } from '@lounge/kit/button';
import { MovementList } from '@lounge/kit/movement-list';
import { SectionHeading } from '@lounge/kit/section-heading';
import { StatePanel } from '@lounge/kit/state-panel';
import { paymentWindowPath } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../app/app-context.ts';
import { walletRoom } from '../../foundation/wallet/wallet-room.ts';
import { messages } from './Favourites.messages.ts';
import { personalRoom } from './personal-room.ts';

const Actions = styled.div.withConfig({ componentId: 'site-statement-actions' })`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 16px;
`;

/** The guest's statement; a movement in another tab shows at once. */
export const StatementConnected = observer(() => {
  const intl = useIntl();
  const { stores, config } = useApp();
  const { statement } = personalRoom(stores);
  const { purse, balance } = walletRoom(stores).wallet;
  useEffect(() => void statement.load(), [statement, balance]);
  const { state } = statement.page;
  return (
    <section aria-labelledby="coins">
      <SectionHeading headingId="coins" title={intl.formatMessage(messages.coins)} note={purse?.balanceFormatted} />
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
        <MovementList
          movements={statement.items.map(({ id, at, kind, amount }) => ({ id, at, kind, amount: amount.value }))}
        />
      )}
      <Actions>
        <ButtonLink variant="primary" href={paymentWindowPath(config.language, 'top-up')}>
          {intl.formatMessage(messages.addCoins)}
        </ButtonLink>
        {statement.hasMore && (
          <Button variant="outline" busy={state === 'loading'} onClick={() => void statement.loadMore()}>
            {intl.formatMessage(messages.more)}
          </Button>
        )}
      </Actions>
    </section>
  );
});
