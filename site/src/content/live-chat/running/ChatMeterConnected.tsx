import { ChatMeter } from '@lounge/kit/chat-meter';
import { minChatBalance } from '@lounge/protocol/content/live-chat';
import { observer } from 'mobx-react-lite';
import { useApp } from '../../../shared/app-context.ts';
import { useLiveChat } from '../live-chat-stores.ts';
import { useRefill } from '../use-refill.ts';
import { useChatBalance } from './use-chat-balance.ts';

/** The price, time, coins spent and balance of the chat, second by second. */
export const ChatMeterConnected = observer(() => {
  const { paymentDialog } = useApp();
  const refill = useRefill();
  const { chat } = useLiveChat();
  const balance = useChatBalance();
  const { meter, running } = chat;
  if (running === null) return null;
  const { kind, price, voucherSeconds, voucherSecondsLeft, giftsSpent, endsAt } = running.chat;
  const covered = voucherSeconds + voucherSecondsLeft - meter.seconds;
  const isLow = meter.warning !== null || (balance !== undefined && balance < minChatBalance);
  const spent = meter.spent + giftsSpent;
  return (
    <ChatMeter
      seconds={meter.seconds}
      price={price === null ? null : { amount: price }}
      paused={running.isPaused}
      spent={spent}
      balance={balance}
      tone={meter.warning === null ? 'normal' : 'low'}
      secondsLeft={meter.secondsLeft ?? undefined}
      {...(covered > 0 ? { voucherSeconds: covered } : {})}
      byTicket={kind === 'ticketShow'}
      {...(price === null && endsAt !== null ? { freeUntil: endsAt } : {})}
      onTopUp={() => (isLow ? void refill() : paymentDialog.open('top-up'))}
    />
  );
});
