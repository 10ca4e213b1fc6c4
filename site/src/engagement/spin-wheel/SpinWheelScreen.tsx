import { SpinChances } from '@lounge/kit/spin-wheel';
import { StatePanel } from '@lounge/kit/state-panel';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { NeedsScript } from '../../foundation/page/NeedsScript.tsx';
import { MonthlyRewardsConnected } from './MonthlyRewardsConnected.tsx';
import { prizeTexts } from './prize-texts.ts';
import { useSpinWheel } from './spin-wheel-stores.ts';
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

/** The wheel, the rewards of the month, what the guest won, and the chances. @spec screen:personal.spinwheel, feature:reward.spin-wheel */
export const SpinWheelScreen = observer(() => {
  const intl = useIntl();
  const { stores, config } = useApp();
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
  const segments = (value?.segments ?? []).map(({ id, weight, ...prize }) => ({
    id,
    weight,
    kind: prizeTexts(prize, config.language, intl).kind,
  }));
  return (
    <Page>
      <NeedsScript />
      <SpinWheelConnected onTurn={setTurning} />
      <MonthlyRewardsConnected />
      <div data-part="beside">
        {stores.guest.isLoggedIn && <SpinHistoryConnected isTurning={isTurning} />}
        {value !== null && <SpinChances segments={segments} />}
      </div>
    </Page>
  );
});
