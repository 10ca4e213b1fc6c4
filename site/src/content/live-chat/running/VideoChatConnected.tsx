import { Button } from '@lounge/kit/button';
import { asksBeforeExit } from '@lounge/kit/chat-exit-prompt';
import { VideoChat } from '@lounge/kit/video-chat';
import type { ActorData } from '@lounge/stores/content/actors';
import type { LiveChatData } from '@lounge/stores/content/live-chat';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { pictureContent } from '../../../foundation/page/picture-content.ts';
import { kinds, messages } from '../LiveChat.messages.ts';
import { useLiveChat } from '../live-chat-stores.ts';
import { CallingConnected } from './CallingConnected.tsx';
import { ChatControlsConnected, type ChatSound } from './ChatControlsConnected.tsx';
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
import { useOpenConversation } from './use-chat-conversation.ts';

/** The room covers the page, which cannot be reached meanwhile; windows for paying open above it. */
const Overlay = styled.dialog.withConfig({ componentId: 'site-running-chat' })`
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

/** What stands beside the heading of the log: that writing is free, or for a voyeur the way into the video chat. */
const LogNote = observer(({ actor, chat: { isVoyeur } }: { actor: ActorData; chat: LiveChatData }) => {
  const intl = useIntl();
  const { chat } = useLiveChat();
  const price = actor.prices.video;
  if (!isVoyeur || price === null) return intl.formatMessage(messages.writingFree);
  return (
    <Button size="small" onClick={() => void chat.upgrade(price)}>
      {intl.formatMessage(messages.toVideo)}
    </Button>
  );
});

/**
 * The room of the guest's chat, over the whole page: picture, meter, log, reactions, gifts, notices and controls.
 * @spec screen:chat.video, screen:chat.voyeur, screen:chat.free, screen:chat.text, feature:chat.video
 */
export const VideoChatConnected = observer(({ actor }: { actor: ActorData }) => {
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
  const [question, setQuestion] = useState<ChatQuestion | null>(null);
  const [qualities, setQualities] = useState<readonly { id: number; label: string }[]>([]);
  const [quality, setQuality] = useState<number | null>(null);
  useOpenConversation(actor.id);
  useLayoutEffect(() => {
    const dialog = root.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const changeSound = (change: Partial<ChatSound>): void => setSound({ ...sound, ...change });
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
          <ChatPictureConnected
            actor={actor}
            chat={data}
            video={video}
            sound={sound}
            quality={quality}
            onQualities={setQualities}
            onWeak={setWeak}
            onSoundOff={setSoundOff}
            onUnmute={() => changeSound({ isMuted: false })}
          />
        }
        meter={<ChatMeterConnected />}
        controls={
          <ChatControlsConnected
            actor={actor}
            root={root}
            video={video}
            sound={sound}
            onSound={changeSound}
            qualities={qualities}
            quality={quality}
            onQuality={setQuality}
            isWeak={isWeak}
            onAsk={setQuestion}
          />
        }
        own={data.withCamera ? <OwnPictureConnected name={actor.name} chat={data} /> : undefined}
        log={<ChatLogConnected actorId={actor.id} name={actor.name} chat={data} />}
        logNote={<LogNote actor={actor} chat={data} />}
        tray={<ChatTrayConnected actorId={actor.id} chat={data} onClose={() => setTrayOpen(false)} />}
        write={<ChatComposerConnected actorId={actor.id} name={actor.name} chat={data} />}
        notice={<ChatNoticeConnected name={actor.name} isWeak={isWeak} isSoundOff={isSoundOff} onSound={changeSound} />}
        reactions={<LiveReactionsConnected actorId={actor.id} />}
        trayOpen={isTrayOpen}
        isEnding={isEnding}
        onEnd={askToLeave}
        onHeart={() => void reactions.open(actor.id).send('heart')}
        onTray={({ open }) => setTrayOpen(open)}
      />
      <ChatExitPromptConnected
        isAsking={isAsking}
        isLeaving={isEnding}
        actor={actor}
        onStay={() => setAsking(false)}
        onLeave={leave}
      />
      <ChatPromptsConnected actor={actor} asking={question} onClose={() => setQuestion(null)} />
    </Overlay>
  );
});
