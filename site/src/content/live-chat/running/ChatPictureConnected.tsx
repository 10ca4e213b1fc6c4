import { LiveStreamPlayer } from '@lounge/kit/live-stream-player';
import type { ActorData } from '@lounge/stores/content/actors';
import type { LiveChatData } from '@lounge/stores/content/live-chat';
import { observer } from 'mobx-react-lite';
import { useMemo, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { loadLiveStream } from '../../videos/load-stream.ts';
import { messages } from '../LiveChat.messages.ts';
import { useLiveChat } from '../live-chat-stores.ts';
import { connectWhep } from './connect-whep.ts';
import type { ChatSound } from './ChatControlsConnected.tsx';

interface ChatPictureProps {
  actor: ActorData;
  chat: LiveChatData;
  video: RefObject<HTMLVideoElement | null>;
  sound: ChatSound;
  quality: number | null;
  onQualities: (qualities: readonly { id: number; label: string }[]) => void;
  onWeak: (isWeak: boolean) => void;
  onVolumeHint: (isShown: boolean) => void;
}

/** The performer's live picture; it says when it moves and when it stands, so that only what was seen is charged. */
export const ChatPictureConnected = observer((props: ChatPictureProps) => {
  const { actor, chat: data, video, sound, quality, onQualities, onWeak, onVolumeHint } = props;
  const intl = useIntl();
  const { chat } = useLiveChat();
  const sources = useMemo(() => data.sources.map(({ type, url }) => ({ type, src: url })), [data.sources]);
  return (
    <LiveStreamPlayer
      title={intl.formatMessage(messages.stream, { name: actor.name })}
      sources={sources}
      loadStream={loadLiveStream}
      connectWhep={connectWhep}
      poster={`${actor.portrait.url}/w640.webp`}
      muted={sound.isMuted}
      volume={sound.volume}
      soundOnly={sound.soundOnly}
      quality={quality}
      videoRef={video}
      onPlaying={chat.onPlaying}
      onStalled={chat.onStalled}
      onRecovered={chat.onPlaying}
      onBadConnection={() => onWeak(true)}
      onBetterConnection={() => onWeak(false)}
      onFailed={chat.onStalled}
      onProgress={({ playedMs }) => chat.onProgress(playedMs)}
      onQualities={({ qualities }) => onQualities(qualities)}
      onVolumeHint={({ isShown }) => onVolumeHint(isShown)}
    />
  );
});
