import { RefillWindow } from '@lounge/kit/refill-window';
import { paymentWindowPath } from '@lounge/locale';
import { minChatBalance } from '@lounge/protocol/content/live-chat';
import { observer } from 'mobx-react-lite';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useApp } from '../../app/app-context.ts';
import { useCoins } from '../../foundation/wallet/coins-stores.ts';
import { PayInChatConnected } from '../../foundation/wallet/PayInChatConnected.tsx';
import { useWallet } from '../../foundation/wallet/wallet-stores.ts';

/** The incentive type of the window, under which it is hidden. @assumed */
const incentiveType = 'refill';

/** For how long "Not today" hides it, in seconds. @assumed */
const hiddenSeconds = 86_400;

/** The sums to pay with one click, other ways, and the way to hide it. @spec screen:overlay.refill, feature:pay.refill */
const RefillConnected = observer(({ onClose }: { onClose: () => void }) => {
  const { config } = useApp();
  const { settings, oneClick } = useCoins();
  const { coins } = useWallet().wallet;
  const { value } = settings.data;
  if (value === null) return null;
  const charge = (cents: number): void => {
    void oneClick.charge(cents);
    onClose();
  };
  // "Other ways" opens the payment window, which takes its place.
  const leave = ({ target }: MouseEvent<HTMLElement>): void => {
    if (target instanceof Element && target.closest('a') !== null) onClose();
  };
  return (
    <RefillWindow
      incentiveType={incentiveType}
      interval={hiddenSeconds}
      balance={coins?.balance.value ?? 0}
      minimum={minChatBalance}
      isForced={value.isForcePayment}
      amounts={value.oneClickAmounts.map((each) => ({ amount: each.amount.value, coins: each.coins.value }))}
      topUpHref={paymentWindowPath(config.language, 'top-up')}
      onClick={leave}
      onCharge={({ amount }) => charge(amount)}
      onHide={(choice) => {
        void settings.hideWindow(choice.incentiveType, choice.interval);
        onClose();
      }}
      onClose={onClose}
    />
  );
});

/**
 * What a guest without enough coins is offered: the window with sums to pay by one click, and the payment window where nothing is
 * saved, or the guest has hidden the other one. `ask` opens it; `slot` stands in the page, and says how a payment ended.
 */
export const useRefill = (): { readonly ask: () => Promise<void>; readonly slot: ReactNode } => {
  const { paymentDialog } = useApp();
  const { settings, oneClick } = useCoins();
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const ask = async (): Promise<void> => {
    // What was hidden on another page is hidden here.
    await Promise.all([settings.load(), oneClick.check()]);
    const { value } = settings.data;
    const isOffered =
      value !== null && value.oneClickConfig.isAvailable && !value.hiddenWindows.includes(incentiveType);
    if (isOffered) setState('open');
    else paymentDialog.open('top-up');
  };
  const slot = (
    <>
      {state === 'open' && <RefillConnected onClose={() => setState('closed')} />}
      {state === 'closed' && <PayInChatConnected channelId={null} isNeeded={false} />}
    </>
  );
  return { ask, slot };
};
