import { ChatExitPrompt } from '@lounge/kit/chat-exit-prompt';
import { ChatMeter } from '@lounge/kit/chat-meter';
import { ChatNotice } from '@lounge/kit/chat-notice';
import { LiveReactions } from '@lounge/kit/live-reaction';
import type { ActorData } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp } from '../../../app/app-context.ts';
import { pictureContent } from '../../../foundation/page/picture-content.ts';
import { useTelemetry } from '../../../foundation/telemetry/telemetry-stores.ts';
import { useCoins } from '../../../foundation/wallet/coins-stores.ts';
import { useWallet } from '../../../foundation/wallet/wallet-stores.ts';
import { useLiveChat } from '../live-chat-stores.ts';
import { useSecondsSince } from './use-clock.ts';
import { useRoomNotice } from './use-room-notice.ts';

/** The price, time, coins spent and balance of the chat, second by second. */
export const Meter = observer(() => {
  const { paymentDialog } = useApp();
  const { chat } = useLiveChat();
  const { coins } = useWallet().wallet;
  const { meter, isPaused } = chat;
  if (chat.chat === null) return null;
  const { price, spent: booked, voucherMinutes, voucherMinutesLeft, giftsSpent, endsAt } = chat.chat;
  const covered = (voucherMinutes + voucherMinutesLeft) * 60 - meter.seconds;
  const spent = meter.spent + giftsSpent;
  // The server's balance is behind by what is not booked yet.
  const balance = coins === null ? undefined : Math.max(0, coins.balance.value - (meter.spent - booked));
  return (
    <ChatMeter
      seconds={meter.seconds}
      price={price === null ? null : { amount: price }}
      paused={isPaused}
      spent={spent}
      balance={balance}
      tone={meter.warning === null ? 'normal' : 'low'}
      secondsLeft={meter.secondsLeft ?? undefined}
      {...(covered > 0 ? { voucherSeconds: covered } : {})}
      {...(price === null && endsAt !== null ? { freeUntil: endsAt } : {})}
      onTopUp={() => paymentDialog.open('top-up')}
    />
  );
});

/** What is urgent in the room, in its one place. */
export const Notice = observer(
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
    const { notice, close } = useRoomNotice(
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

/** Asks before a chat of half a minute or more ends. @spec screen:overlay.chat-exit-prompt */
export const ExitPrompt = observer(
  ({
    isAsking,
    isLeaving,
    actor,
    onStay,
    onLeave,
  }: {
    isAsking: boolean;
    isLeaving: boolean;
    actor: ActorData;
    onStay: () => void;
    onLeave: () => void;
  }) => {
    const { chat } = useLiveChat();
    return (
      <ChatExitPrompt
        asking={isAsking}
        isLeaving={isLeaving}
        performer={{ name: actor.name, portrait: pictureContent(actor.portrait) }}
        seconds={chat.meter.seconds}
        spent={chat.meter.spent + (chat.chat?.giftsSpent ?? 0)}
        onStay={onStay}
        onLeave={onLeave}
      />
    );
  },
);

/** The reactions that rise over the picture. */
export const Reactions = observer(({ actorId }: { actorId: number }) => {
  const { shown } = useLiveChat().reactions.open(actorId);
  return (
    <LiveReactions
      reactions={shown.map(({ id, imageId, sender, isOwn }) => ({
        id: String(id),
        kind: imageId,
        ...(isOwn ? {} : { from: sender ?? '' }),
      }))}
    />
  );
});
