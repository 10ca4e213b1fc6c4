import { ChatNotice } from '@lounge/kit/chat-notice';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp } from '../../../app/app-context.ts';
import { useTelemetry } from '../../../foundation/telemetry/telemetry-stores.ts';
import { useCoins } from '../../../foundation/wallet/coins-stores.ts';
import { useLiveChat } from '../live-chat-stores.ts';
import { useChatNotice } from './use-chat-notice.ts';
import { useSecondsSince } from './use-clock.ts';

/**
 * What is urgent in the room, in its one place.
 * @spec screen:overlay.connection-warning, screen:overlay.volume-hint
 */
export const ChatNoticeConnected = observer(
  ({
    name,
    isWeak,
    isSoundOff,
    onSound,
  }: {
    name: string;
    isWeak: boolean;
    isSoundOff: boolean;
    onSound: (sound: { soundOnly?: boolean; isMuted?: boolean }) => void;
  }) => {
    const { stores, paymentDialog } = useApp();
    const { chat } = useLiveChat();
    const { oneClick, settings } = useCoins();
    const { browserOnline, connection } = useTelemetry();
    const isLost = !browserOnline.isOnline || connection.isLost;
    const saved = settings.data.value?.oneClickConfig.method ?? null;
    const method = saved === null ? null : `${saved.kind} ${saved.label}`;
    useSecondsSince(chat.chat?.endsAt != null);
    const { notice, close } = useChatNotice(
      chat,
      oneClick,
      { isLost, isWeak, isSoundOff, method },
      stores.context.clock.now(),
    );
    const isWarned = chat.meter.warning !== null;
    useEffect(() => {
      if (isWarned) void Promise.all([oneClick.check(), settings.load()]);
    }, [isWarned, oneClick, settings]);
    const topUp = (): void => {
      const [first] = oneClick.offer.value?.amounts ?? [];
      const isOneClick = notice?.kind === 'timeLeft' && notice.topUp != null && first !== undefined;
      if (isOneClick) void oneClick.charge(first.amount.value);
      else paymentDialog.open('top-up');
    };
    return (
      <ChatNotice
        notice={notice}
        name={name}
        onTopUp={topUp}
        onOtherWays={() => paymentDialog.open('top-up')}
        onSoundOnly={() => onSound({ soundOnly: true })}
        onSoundOn={() => onSound({ isMuted: false })}
        onClose={close}
      />
    );
  },
);
