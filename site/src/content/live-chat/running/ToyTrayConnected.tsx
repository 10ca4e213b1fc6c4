import { Button } from '@lounge/kit/button';
import { ToyControls } from '@lounge/kit/toy-controls';
import { formatCoins, formatMoney } from '@lounge/locale';
import type { ToyControl } from '@lounge/stores/content/gifts';
import type { LiveChatData } from '@lounge/stores/content/live-chat';
import { observer } from 'mobx-react-lite';
import { useState, type RefObject } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useApp } from '../../../shared/app-context.ts';
import { useRead } from '../../../shared/use-read.ts';
import { useCoins } from '../../../foundation/wallet/coins-stores.ts';
import { PaymentStopConnected } from '../../../foundation/wallet/PaymentStopConnected.tsx';
import { usePaymentStop } from '../../../foundation/wallet/use-payment-stop.ts';
import { failureText } from '../../messenger/failure-text.ts';
import { shownToyControls } from '../../messenger/shown-toy-controls.ts';
import { messages } from '../LiveChat.messages.ts';
import { useLiveChat } from '../live-chat-stores.ts';
import { shownRuns, toyOrdersIn } from './toy-runs-shown.ts';
import { inChat, useChatConversation } from './use-chat-conversation.ts';
import { useChatBalance } from './use-chat-balance.ts';

interface ToyTrayProps {
  panel: RefObject<HTMLElement | null>;
  actorId: number;
  name: string;
  chat: LiveChatData;
  /** Called when the guest goes back to the gifts. */
  onClose: () => void;
}

/** Coins with one click where that is possible; the payment dialog otherwise. */
const TopUp = observer(({ chat }: { chat: LiveChatData }) => {
  const intl = useIntl();
  const { config, paymentDialog } = useApp();
  const { oneClick } = useCoins();
  const { conversation } = useChatConversation(chat.actorId);
  useRead(oneClick.offer);
  const offer = oneClick.offer.value;
  const stop = usePaymentStop();
  const hasFailed = oneClick.outcome?.kind === 'failure';
  const first = offer?.config.isAvailable === true && !hasFailed ? offer.amounts.at(0) : undefined;
  const { language } = config;
  if (stop !== null) return <PaymentStopConnected />;
  if (first === undefined)
    return (
      <Button variant="outline" onClick={() => paymentDialog.open('top-up')}>
        {intl.formatMessage(messages.noMoney)}
      </Button>
    );
  return (
    <Button
      variant="outline"
      isPending={oneClick.isCharging}
      onClick={() => void oneClick.charge(first.amount.value, conversation?.channelId ?? null)}
    >
      {intl.formatMessage(messages.topUp, {
        coins: formatCoins(first.coins.value, language),
        amount: formatMoney({ amount: first.amount.value, currency: first.amount.currency }, language),
      })}
    </Button>
  );
});

/** Why the last order, or the last payment, failed. */
const problemOf = (failure: string | null, isDeclined: boolean, intl: IntlShape): string | undefined => {
  if (isDeclined) return intl.formatMessage(messages.notPaid);
  if (failure === null) return undefined;
  return failure === 'tooMany' ? intl.formatMessage(messages.tooManyToys) : failureText(intl, failure);
};

/**
 * The timed gifts that run the performer's toy: one is chosen, then started by a button with its price; what the guest started is shown
 * until it is over.
 * @spec screen:chat.toy-control, screen:overlay.toy-control-picker, component:ToyControlItem
 */
export const ToyTrayConnected = observer(({ panel, actorId, name, chat, onClose }: ToyTrayProps) => {
  const intl = useIntl();
  const { stores, config } = useApp();
  const { messenger, conversation } = useChatConversation(actorId);
  const toys = useLiveChat().toys.open(actorId);
  const balance = useChatBalance();
  const { oneClick } = useCoins();
  const [chosen, setChosen] = useState<number | null>(null);
  const { offered } = messenger.toyControls;
  const orders = toyOrdersIn(conversation?.waiting ?? [], chat.chatId, offered);
  const failed = orders.findLast(({ state }) => state === 'failed');
  const isVip = stores.guest.data.value?.isVip ?? false;
  const dearest = Math.max(0, ...offered.filter(({ vip }) => isVip || !vip).map(({ price }) => price.value));
  const start = ({ id }: Pick<ToyControl, 'id'>): void => {
    for (const { key, state } of orders) if (state === 'failed') messenger.outbox.remove(key);
    conversation?.send({ gifts: [{ giftId: id, quantity: 1 }], ...inChat(chat) });
    setChosen(null);
  };
  return (
    <ToyControls
      ref={panel}
      tabIndex={-1}
      name={name}
      controls={shownToyControls(offered, config.language)}
      runs={shownRuns(toys.runs, orders)}
      others={toys.data.value?.othersOpen}
      chosen={chosen}
      connected={toys.isConnected ?? false}
      isVip={isVip}
      balance={balance}
      announces={false}
      problem={problemOf(failed?.failure ?? null, oneClick.outcome?.kind === 'failure', intl)}
      topUp={balance !== undefined && balance < dearest ? <TopUp chat={chat} /> : undefined}
      onChoose={({ control }) => setChosen(control?.id ?? null)}
      onStart={({ control }) => start(control)}
      onClose={onClose}
    />
  );
});
