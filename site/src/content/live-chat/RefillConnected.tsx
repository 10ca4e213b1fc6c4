import { RefillWindow } from '@lounge/kit/refill-window';
import { paymentWindowPath } from '@lounge/locale';
import { minChatBalance } from '@lounge/protocol/content/live-chat';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useApp } from '../../shared/app-context.ts';
import { useCoins } from '../../foundation/wallet/coins-stores.ts';
import { usePaymentStop } from '../../foundation/wallet/use-payment-stop.ts';
import { useWallet } from '../../foundation/wallet/wallet-stores.ts';
import { useMessenger } from '../messenger/messenger-stores.ts';
import { useLiveChat } from './live-chat-stores.ts';
import { incentiveType } from './use-refill.ts';

/** For how long "Not today" hides it, in seconds. @assumed */
const hiddenSeconds = 86_400;

/** The sums to pay with one click, other ways, and the way to hide it. @spec screen:overlay.refill, feature:pay.refill */
export const RefillConnected = observer(() => {
  const { config } = useApp();
  const { settings, oneClick, refill } = useCoins();
  const { chat } = useLiveChat();
  const messenger = useMessenger();
  const onClose = refill.close;
  const { coins } = useWallet().wallet;
  const stop = usePaymentStop();
  const { value } = settings.data;
  if (value === null) return null;
  const charge = (cents: number): void => {
    // In a chat the conversation says how it ended, where the guest looks.
    void oneClick.charge(cents, chat.isOpen ? (messenger.conversation?.channelId ?? null) : null);
    refill.onCharge();
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
      isInChat={chat.isOpen}
      isCharged={chat.running !== null && chat.running.chat.price !== null}
      isForced={value.isForcePayment}
      amounts={value.oneClickAmounts.map((each) => ({ amount: each.amount.value, coins: each.coins.value }))}
      topUpHref={paymentWindowPath(config.language, 'top-up')}
      stopped={stop === null ? undefined : `${stop.title} ${stop.text}`}
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
