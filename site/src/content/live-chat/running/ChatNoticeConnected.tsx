import { ChatNotice } from '@lounge/kit/chat-notice';
import { startTimer } from '@lounge/transport';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../../shared/app-context.ts';
import { useRead } from '../../../shared/use-read.ts';
import { messages as coinsMessages } from '../../../foundation/wallet/Coins.messages.ts';
import { useTelemetry } from '../../../foundation/telemetry/telemetry-stores.ts';
import { useCoins } from '../../../foundation/wallet/coins-stores.ts';
import { usePaymentStop } from '../../../foundation/wallet/use-payment-stop.ts';
import { useLiveChat } from '../live-chat-stores.ts';
import { useRefill } from '../use-refill.ts';
import { useChatNote } from './use-chat-note.ts';
import { useChatNotice } from './use-chat-notice.ts';
import { useSecondsSince } from './use-clock.ts';

/** How long the notice about coins that were added stays. */
const addedMs = 8000;

/**
 * The urgent notice of the chat, in its one place.
 * @spec screen:overlay.connection-warning, screen:overlay.volume-hint
 * @deviates screen:chat.free 3, screen:chat.ticket-show 3 docs/decisions/0048
 * @deviates screen:chat.conversion 3 docs/decisions/0107
 */
export const ChatNoticeConnected = observer(
  ({
    name,
    isWeak,
    isSoundOff,
    onSound,
    onVideoChat,
  }: {
    name: string;
    isWeak: boolean;
    isSoundOff: boolean;
    onSound: (sound: { soundOnly?: boolean; isMuted?: boolean }) => void;
    onVideoChat: (() => void) | undefined;
  }) => {
    const intl = useIntl();
    const { stores, paymentDialog } = useApp();
    const refill = useRefill();
    const { chat } = useLiveChat();
    const { oneClick, settings } = useCoins();
    const { browserOnline, connection } = useTelemetry();
    const isLost = !browserOnline.isOnline || connection.isLost;
    const stop = usePaymentStop();
    const { running, meter } = chat;
    useChatNote(running?.chat ?? null);
    const saved = settings.data.value?.oneClickConfig.method ?? null;
    const method = saved === null ? null : `${intl.formatMessage(coinsMessages[saved.kind])} ${saved.label}`;
    useSecondsSince(running !== null && running.chat.endsAt !== null);
    const { notice, close } = useChatNotice(
      running,
      meter,
      oneClick,
      { isLost, isWeak, isSoundOff, method, stopped: stop === null ? undefined : `${stop.title} ${stop.text}` },
      stores.context.clock.now(),
    );
    const isWarned = meter.warning !== null;
    useRead(oneClick.offer, isWarned);
    useRead(settings, isWarned);
    const { context } = stores;
    const isAdded = oneClick.outcome?.kind === 'success';
    useEffect(
      () => (isAdded ? startTimer(context, addedMs, oneClick.dismiss) : undefined),
      [isAdded, context, oneClick],
    );
    const topUp = (): void => {
      const [first] = oneClick.offer.value?.amounts ?? [];
      const isOneClick = notice?.kind === 'timeLeft' && notice.topUp != null && first !== undefined;
      if (isOneClick) void oneClick.charge(first.amount.value);
      else void refill();
    };
    return (
      <ChatNotice
        notice={notice}
        name={name}
        onTopUp={topUp}
        onOtherWays={() => paymentDialog.open('top-up')}
        onSoundOnly={() => onSound({ soundOnly: true })}
        onSoundOn={() => onSound({ isMuted: false })}
        onVideoChat={onVideoChat}
        onClose={close}
      />
    );
  },
);
