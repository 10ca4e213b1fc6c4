import { observer } from 'mobx-react-lite';
import { useCoins } from '../../foundation/wallet/coins-stores.ts';
import { PayInChatConnected } from '../../foundation/wallet/PayInChatConnected.tsx';

/** How a payment ended that began in the window that offers coins. */
export const RefillOutcome = observer(() => {
  const { isOpen, hasCharged } = useCoins().refill;
  return hasCharged && !isOpen && <PayInChatConnected channelId={null} isNeeded={false} />;
});
