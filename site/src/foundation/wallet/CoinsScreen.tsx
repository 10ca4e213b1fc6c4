import { StatePanel } from '@lounge/kit/state-panel';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { PersonalLayout } from '../guest/PersonalLayout.tsx';
import { Settled } from '../guest/Settled.tsx';
import { messages } from './Coins.messages.ts';
import { CoinLineConnected } from './CoinLineConnected.tsx';
import { useCoins } from './coins-stores.ts';
import { LimitConnected } from './LimitConnected.tsx';
import { RechargeConnected } from './RechargeConnected.tsx';
import { SavedMethodsConnected } from './SavedMethodsConnected.tsx';
import { StatementConnected } from './StatementConnected.tsx';

const Columns = styled.div.withConfig({ componentId: 'site-coins-columns' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px 56px;
  min-width: 0;
  @media (min-width: 992px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const CoinsSections = observer(() => {
  const intl = useIntl();
  const { settings } = useCoins();
  const { state, value, failure } = settings.data;
  return (
    <>
      <CoinLineConnected />
      {state === 'failed' && value === null ? (
        <StatePanel
          kind="error"
          title={intl.formatMessage(messages.settingsNotLoaded)}
          requestId={failure?.requestId ?? undefined}
          step={{ onAct: () => void settings.load() }}
        />
      ) : (
        <Columns>
          <RechargeConnected />
          <LimitConnected />
        </Columns>
      )}
      <Settled after={[settings.data]}>
        <SavedMethodsConnected />
        <StatementConnected />
      </Settled>
    </>
  );
});

/** The guest's coins: balance and one click, automatic recharge, limit and break, and the statement. */
export const CoinsScreen = () => {
  const intl = useIntl();
  return (
    <PersonalLayout
      title={intl.formatMessage(messages.title)}
      lead={<p data-part="lead">{intl.formatMessage(messages.lead)}</p>}
    >
      <CoinsSections />
    </PersonalLayout>
  );
};
