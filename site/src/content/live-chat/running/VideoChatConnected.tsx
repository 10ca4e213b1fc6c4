import { Button } from '@lounge/kit/button';
import { asksBeforeExit } from '@lounge/kit/chat-exit-prompt';
import { Price } from '@lounge/kit/price';
import { VideoChat } from '@lounge/kit/video-chat';
import type { ActorData } from '@lounge/stores/content/actors';
import type { LiveChatData } from '@lounge/stores/content/live-chat';
import { observer } from 'mobx-react-lite';
import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { pictureContent } from '../../../foundation/page/picture-content.ts';
import { kinds, messages } from '../LiveChat.messages.ts';
import { useLiveChat } from '../live-chat-stores.ts';
import { CallingOverlay } from './CallingOverlay.tsx';
import { ChatControlsConnected } from './ChatControlsConnected.tsx';
import { ChatOverlay } from './ChatOverlay.tsx';
import { ChatPictureConnected } from './ChatPictureConnected.tsx';
import { ChatExitPromptConnected } from './ChatExitPromptConnected.tsx';
import { ChatPromptsConnected, type ChatQuestion } from './ChatPromptsConnected.tsx';
import { OwnPictureConnected } from './OwnPictureConnected.tsx';
import { ChatMeterConnected } from './ChatMeterConnected.tsx';
import { ChatNoticeConnected } from './ChatNoticeConnected.tsx';
import { LiveReactionsConnected } from './LiveReactionsConnected.tsx';
import { ChatComposerConnected } from './ChatComposerConnected.tsx';
import { ChatLogConnected } from './ChatLogConnected.tsx';
import { ChatTrayConnected } from './ChatTrayConnected.tsx';
import { isPhone } from '../../../shared/viewport.ts';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';
import { useChatSound } from './use-chat-sound.ts';
import { useOpenConversation } from './use-chat-conversation.ts';

/** The kinds from which a guest can change into the video chat. */
const changing: readonly LiveChatData['kind'][] = ['voyeurChat', 'freeChat', 'textChat', 'conversionChat'];

/** The price of the video chat into which a guest can change; null where that is not offered. */
const priceOfVideoChatAfter = (actor: ActorData, data: LiveChatData | null): number | null =>
  data !== null && changing.includes(data.kind) ? actor.prices.video : null;

/** Under the log: the change into the video chat where it is offered, otherwise that writing costs nothing. */
const LogNote = ({ price, onVideoChat }: { price: number | null; onVideoChat: () => void }) => {
  const intl = useIntl();
  if (price === null) return intl.formatMessage(messages.writingFree);
  return (
    <Button size="small" onClick={onVideoChat}>
      {intl.formatMessage(messages.toVideo)}
      <Price amount={price} per="minute" />
    </Button>
  );
};

/** The open part of the tray. On phones, where it is a sheet, it is open at first if the chat is for the toy control in it. */
const useTray = (chat: LiveChatData | null) => {
  const [chosen, setOpen] = useState<boolean | null>(null);
  const [isAllGifts, setAllGifts] = useState(false);
  return {
    isTrayOpen: chosen ?? (chat?.isToyControl === true && isPhone()),
    isAllGifts,
    setAllGifts,
    openTray: () => setOpen(true),
    closeTray: () => {
      setOpen(false);
      setAllGifts(false);
    },
  };
};

/**
 * The room of the guest's chat, over the whole page: picture, meter, log, reactions, gifts, notices and controls.
 * @spec screen:chat.video, screen:chat.voyeur, screen:chat.free, screen:chat.text, screen:chat.conversion, feature:chat.video, feature:chat.voyeur
 */
export const VideoChatConnected = observer(({ actor }: { actor: ActorData }) => {
  const intl = useIntl();
  const { chat, reactions } = useLiveChat();
  const root = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const { sound, isHinted, onSound, onHint } = useChatSound();
  const [isWeak, setWeak] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [question, setQuestion] = useState<ChatQuestion | null>(null);
  const [qualities, setQualities] = useState<readonly { id: number; label: string }[]>([]);
  const [quality, setQuality] = useState<number | null>(null);
  useOpenConversation(actor.id);
  const ask = useCallback(() => setAsking(true), []);
  useAskBeforeLeaving(chat, ask);
  const leave = (): void => void chat.leave();
  const askToLeave = (): void => (asksBeforeExit(chat.meter.seconds) ? setAsking(true) : leave());
  const { running } = chat;
  const data = running?.chat ?? null;
  const { isTrayOpen, isAllGifts, setAllGifts, openTray, closeTray } = useTray(data);
  const videoPrice = priceOfVideoChatAfter(actor, data);
  if (running === null || data === null) return <CallingOverlay actor={actor} />;
  return (
    <ChatOverlay
      root={root}
      label={intl.formatMessage(messages.stream, { name: actor.name })}
      // Escape closes what is open; else it is easily pressed once too often, so it asks at any time.
      onEscape={isTrayOpen || isAllGifts ? closeTray : ask}
    >
      <VideoChat
        performer={{ name: actor.name, portrait: pictureContent(actor.portrait) }}
        kind={intl.formatMessage(kinds[data.kind])}
        price={data.price === null ? undefined : { amount: data.price }}
        connected={!running.isPaused && chat.meter.seconds > 0}
        picture={
          <ChatPictureConnected
            actor={actor}
            chat={data}
            video={video}
            sound={sound}
            quality={quality}
            onQualities={setQualities}
            onWeak={setWeak}
            onVolumeHint={onHint}
          />
        }
        meter={<ChatMeterConnected />}
        controls={
          <ChatControlsConnected
            actor={actor}
            root={root}
            video={video}
            sound={sound}
            onSound={onSound}
            qualities={qualities}
            quality={quality}
            onQuality={setQuality}
            isWeak={isWeak}
            onAsk={setQuestion}
          />
        }
        own={data.withCamera ? <OwnPictureConnected name={actor.name} chat={data} /> : undefined}
        log={<ChatLogConnected actorId={actor.id} name={actor.name} chat={data} />}
        logNote={<LogNote price={videoPrice} onVideoChat={() => setQuestion('video')} />}
        tray={
          <ChatTrayConnected
            actorId={actor.id}
            chat={data}
            isAll={isAllGifts}
            onAll={setAllGifts}
            onAgeCheck={() => setQuestion('toys')}
            onClose={closeTray}
          />
        }
        write={<ChatComposerConnected actorId={actor.id} name={actor.name} chat={data} />}
        notice={
          <ChatNoticeConnected
            name={actor.name}
            isWeak={isWeak}
            isSoundOff={isHinted}
            onSound={onSound}
            onVideoChat={videoPrice === null ? undefined : () => setQuestion('video')}
          />
        }
        reactions={<LiveReactionsConnected actorId={actor.id} />}
        trayOpen={isTrayOpen}
        isEnding={chat.isLeaving}
        onEnd={askToLeave}
        onHeart={() => void reactions.open(actor.id).send('heart')}
        onTray={({ open }) => (open ? openTray() : closeTray())}
      />
      <ChatExitPromptConnected
        isAsking={isAsking}
        isLeaving={chat.isLeaving}
        actor={actor}
        onStay={() => setAsking(false)}
        onLeave={leave}
      />
      <ChatPromptsConnected actor={actor} asking={question} onAsk={setQuestion} />
    </ChatOverlay>
  );
});
