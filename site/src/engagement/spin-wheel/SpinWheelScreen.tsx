import { StatePanel } from '@lounge/kit/state-panel';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { NeedsScript } from '../../foundation/page/NeedsScript.tsx';
import { CoinRushConnected } from './CoinRushConnected.tsx';
import { MonthlyRewardsConnected } from './MonthlyRewardsConnected.tsx';
import { useSpinWheel } from './spin-wheel-stores.ts';
import { SpinChancesConnected } from './SpinChancesConnected.tsx';
import { SpinHistoryConnected } from './SpinHistoryConnected.tsx';
import { messages } from './SpinWheel.messages.ts';
import { SpinWheelConnected } from './SpinWheelConnected.tsx';

const Page = styled.div.withConfig({ componentId: 'site-spin-wheel' })`
  display: grid;
  gap: 56px;
  width: 100%;
  max-width: 1432px;
  margin: 0 auto;
  padding: 24px var(--kit-page-margin) var(--kit-space-7);
  > [data-part='beside'] {
    display: grid;
    gap: 48px;
  }
  @media (min-width: 768px) {
    padding-top: 44px;
  }
  @media (min-width: 992px) {
    > [data-part='beside'] {
      grid-template-columns: 7fr 5fr;
      gap: 64px;
    }
  }
`;

/**
 * The wheel, the rewards of the month, what the guest won, and the chances; while there is a coin rush, its wheel too. A wheel that does not
 * load says so; rewards that do not are left out.
 * @spec screen:personal.spinwheel, feature:reward.spin-wheel
 * @deviates component:SpinWheel 8 docs/decisions/0281
 */
export const SpinWheelScreen = observer(() => {
  const intl = useIntl();
  const { stores } = useApp();
  const { wheel } = useSpinWheel();
  const [isTurning, setTurning] = useState(false);
  const { value, state, failure } = wheel.info;
  if (value === null && state === 'failed') {
    return (
      <Page>
        <StatePanel
          kind="error"
          level={1}
          title={intl.formatMessage(messages.notLoaded)}
          requestId={failure?.requestId ?? undefined}
          step={{ onAct: () => void wheel.load() }}
        />
      </Page>
    );
  }
  return (
    <Page>
      <NeedsScript />
      <SpinWheelConnected onTurn={setTurning} />
      <MonthlyRewardsConnected />
      <div data-part="beside">
        {stores.guest.isLoggedIn && <SpinHistoryConnected isTurning={isTurning} />}
        <SpinChancesConnected wheel={wheel} />
      </div>
      <CoinRushConnected />
    </Page>
  );
});
