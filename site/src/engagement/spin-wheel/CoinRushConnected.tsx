import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { SpinChancesConnected } from './SpinChancesConnected.tsx';
import { SpinHistoryConnected } from './SpinHistoryConnected.tsx';
import { useSpinWheel } from './spin-wheel-stores.ts';
import { SpinWheelConnected } from './SpinWheelConnected.tsx';

const Section = styled.div.withConfig({ componentId: 'site-coin-rush' })`
  display: grid;
  gap: 56px;
  > [data-part='beside'] {
    display: grid;
    gap: 48px;
  }
  @media (min-width: 992px) {
    > [data-part='beside'] {
      grid-template-columns: 7fr 5fr;
      gap: 64px;
    }
  }
`;

/**
 * The wheel of the coin rush with its own history and chances; nothing while there is none or where it does not load.
 * @spec feature:reward.spin-wheel, state:spin-wheel
 */
export const CoinRushConnected = observer(() => {
  const { stores } = useApp();
  const { rush } = useSpinWheel();
  const [isTurning, setTurning] = useState(false);
  if (rush.info.value?.spinwheelActive !== true) return null;
  return (
    <Section>
      <SpinWheelConnected type="coinRush" onTurn={setTurning} />
      <div data-part="beside">
        {stores.guest.isLoggedIn && <SpinHistoryConnected type="coinRush" isTurning={isTurning} />}
        <SpinChancesConnected wheel={rush} />
      </div>
    </Section>
  );
});
