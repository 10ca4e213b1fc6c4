import { Button } from '@lounge/kit/button';
import { asksBeforeExit, ChatExitPrompt } from '@lounge/kit/chat-exit-prompt';
import { ChatMeter } from '@lounge/kit/chat-meter';
import { ChatNotice } from '@lounge/kit/chat-notice';
import { LiveReactions } from '@lounge/kit/live-reaction';
import { LiveStreamPlayer } from '@lounge/kit/live-stream-player';
import { VideoChat } from '@lounge/kit/video-chat';
import type { ActorData } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../../app/app-context.ts';
import { pictureContent } from '../../../foundation/page/picture-content.ts';
import { useTelemetry } from '../../../foundation/telemetry/telemetry-stores.ts';
import { useCoins } from '../../../foundation/wallet/coins-stores.ts';
import { useWallet } from '../../../foundation/wallet/wallet-stores.ts';
import { loadStream } from '../../videos/load-stream.ts';
import { kinds, messages } from '../LiveChat.messages.ts';
import { useLiveChat } from '../live-chat-stores.ts';
import { CallingConnected } from './CallingConnected.tsx';
import { RoomControls } from './RoomControls.tsx';
import { RoomComposer } from './RoomComposer.tsx';
import { RoomLog } from './RoomLog.tsx';
import { RoomTray } from './RoomTray.tsx';
import { useOpenConversation } from './use-room-conversation.ts';
import { useRoomNotice } from './use-room-notice.ts';
import { useSecondsSince } from './use-clock.ts';

/** The room covers the page, which cannot be reached meanwhile; windows for paying open above it. */
const Overlay = styled.dialog.withConfig({ componentId: 'site-chat-room' })`
  position: fixed;
  inset: 0;
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  color: var(--kit-text);
  background: var(--kit-canvas);
  &::backdrop {
    background: var(--kit-canvas);
  }
`;

/** The price, time, coins spent and balance of the chat, second by second. */
const Meter = observer(() => {
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
const Notice = observer(
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
const ExitPrompt = observer(
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
const Reactions = observer(({ actorId }: { actorId: number }) => {
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

/**
 * The room of the guest's chat, over the whole page: picture, meter, log, reactions, gifts, notices and controls.
 * @spec screen:chat.video, screen:chat.voyeur, screen:chat.free, screen:chat.text, feature:chat.video
 */
export const ChatRoomConnected = observer(({ actor }: { actor: ActorData }) => {
  const intl = useIntl();
  const { chat, reactions } = useLiveChat();
  const root = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [sound, setSound] = useState({ isMuted: false, volume: 1, soundOnly: false });
  const [isWeak, setWeak] = useState(false);
  const [isSoundOff, setSoundOff] = useState(false);
  const [isTrayOpen, setTrayOpen] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [qualities, setQualities] = useState<readonly { id: number; label: string }[]>([]);
  const [quality, setQuality] = useState<number | null>(null);
  useOpenConversation(actor.id);
  useLayoutEffect(() => {
    const dialog = root.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const leave = (): void => {
    setEnding(true);
    void chat.leave();
  };
  const askToLeave = (): void => (asksBeforeExit(chat.meter.seconds) ? setAsking(true) : leave());
  const data = chat.chat;
  if (data === null || chat.state !== 'running')
    return (
      <Overlay ref={root} aria-label={intl.formatMessage(messages.calling, { name: actor.name })} onCancel={leave}>
        <CallingConnected actor={actor} />
      </Overlay>
    );
  const sources = data.sources.map(({ type, url }) => ({ type, src: url }));
  return (
    <Overlay
      ref={root}
      aria-label={intl.formatMessage(messages.stream, { name: actor.name })}
      onCancel={(event) => {
        // A press of Escape in the prompt above arrives there.
        event.preventDefault();
        if (event.target === event.currentTarget) askToLeave();
      }}
    >
      <VideoChat
        performer={{ name: actor.name, portrait: pictureContent(actor.portrait) }}
        kind={intl.formatMessage(kinds[data.kind])}
        price={data.price === null ? undefined : { amount: data.price }}
        connected={!chat.isPaused}
        picture={
          <LiveStreamPlayer
            title={intl.formatMessage(messages.stream, { name: actor.name })}
            sources={sources}
            loadStream={loadStream}
            poster={`${actor.portrait.url}/w640.webp`}
            muted={sound.isMuted}
            volume={sound.volume}
            soundOnly={sound.soundOnly}
            quality={quality}
            videoRef={video}
            onPlaying={() => {
              setWeak(false);
              chat.onPlaying();
            }}
            onStalled={chat.onStalled}
            onRecovered={chat.onPlaying}
            onBadConnection={() => setWeak(true)}
            onFailed={chat.onStalled}
            onProgress={({ playedMs }) => chat.onProgress(playedMs)}
            onQualities={(offer) => setQualities(offer.qualities)}
            onVolumeHint={({ isShown }) => setSoundOff(isShown)}
            onUnmute={() => setSound({ ...sound, isMuted: false })}
          />
        }
        meter={<Meter />}
        controls={
          <RoomControls
            actor={actor}
            root={root}
            video={video}
            sound={sound}
            onSound={(change) => setSound({ ...sound, ...change })}
            qualities={qualities}
            quality={quality}
            onQuality={setQuality}
            isWeak={isWeak}
          />
        }
        log={<RoomLog actorId={actor.id} name={actor.name} chat={data} />}
        logNote={
          data.isVoyeur && actor.prices.video !== null ? (
            <Button size="small" onClick={() => void chat.upgrade(actor.prices.video ?? 0)}>
              {intl.formatMessage(messages.toVideo)}
            </Button>
          ) : (
            intl.formatMessage(messages.writingFree)
          )
        }
        tray={<RoomTray actorId={actor.id} chat={data} onClose={() => setTrayOpen(false)} />}
        write={<RoomComposer actorId={actor.id} name={actor.name} chat={data} />}
        notice={
          <Notice
            name={actor.name}
            isWeak={isWeak}
            isSoundOff={isSoundOff}
            onSound={(change) => setSound({ ...sound, ...change })}
          />
        }
        reactions={<Reactions actorId={actor.id} />}
        trayOpen={isTrayOpen}
        isEnding={isEnding}
        onEnd={askToLeave}
        onHeart={() => void reactions.open(actor.id).send('heart')}
        onTray={({ open }) => setTrayOpen(open)}
      />
      <ExitPrompt
        isAsking={isAsking}
        isLeaving={isEnding}
        actor={actor}
        onStay={() => setAsking(false)}
        onLeave={leave}
      />
    </Overlay>
  );
});
