import { ChatControls } from '@lounge/kit/chat-controls';
import type { ActorData } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type RefObject } from 'react';
import { useTelemetry } from '../../../foundation/telemetry/telemetry-stores.ts';
import { useLiveChat } from '../live-chat-stores.ts';
import type { ChatQuestion } from './ChatPromptsConnected.tsx';

/** The sound of the room. */
export interface ChatSound {
  readonly isMuted: boolean;
  readonly volume: number;
  readonly soundOnly: boolean;
}

interface ChatControlsConnectedProps {
  actor: ActorData;
  root: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  sound: ChatSound;
  onSound: (change: Partial<ChatSound>) => void;
  qualities: readonly { id: number; label: string }[];
  quality: number | null;
  onQuality: (quality: number | null) => void;
  isWeak: boolean;
  /** Called when the guest presses what the room asks about first. */
  onAsk: (question: ChatQuestion) => void;
}

/** The guest's camera: a chat with cameras on both sides turns it, another one asks whether to change into such a chat. */
const useCameraControl = ({ actor, onAsk }: Pick<ChatControlsConnectedProps, 'actor' | 'onAsk'>) => {
  const { chat, camera } = useLiveChat();
  const data = chat.running?.chat;
  if (data?.kind !== 'videoChat' || actor.prices.singlec2c === null) return undefined;
  const onToggle = (): void => (data.withCamera ? void camera.toggle() : onAsk('camera'));
  return { isOn: camera.state === 'on', onToggle };
};

/** Whether the room fills the screen, and the press that changes it; null where the browser has no such mode. */
const useFullScreen = (root: RefObject<HTMLElement | null>): { isFull: boolean; toggle: (() => void) | null } => {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const update = (): void => setFull(document.fullscreenElement !== null);
    // oxlint-disable-next-line no-restricted-properties -- the signal removes it
    document.addEventListener('fullscreenchange', update, { signal: leaving.signal });
    return () => leaving.abort();
  }, []);
  const isPossible = typeof document !== 'undefined' && document.fullscreenEnabled;
  const toggle = (): void => {
    // Browsers refuse it for a dialog itself.
    const change = isFull ? document.exitFullscreen() : root.current?.firstElementChild?.requestFullscreen();
    // A browser may refuse it, and the room stays as it is.
    void change?.catch(() => undefined);
  };
  return { isFull, toggle: isPossible ? toggle : null };
};

/** Sound, quality, full screen and picture in picture of the room. */
export const ChatControlsConnected = observer((props: ChatControlsConnectedProps) => {
  const { actor, root, video, sound, onSound, qualities, quality, onQuality, isWeak, onAsk } = props;
  const { chat } = useLiveChat();
  const { browserOnline, connection } = useTelemetry();
  const { isFull, toggle } = useFullScreen(root);
  const camera = useCameraControl({ actor, onAsk });
  const isLost = !browserOnline.isOnline || connection.isLost;
  const hasPictureInPicture = typeof document !== 'undefined' && document.pictureInPictureEnabled;
  const label = qualities.find(({ id }) => id === quality)?.label ?? qualities[0]?.label;
  return (
    <ChatControls
      name={actor.name}
      camera={camera}
      onReport={() => onAsk('report')}
      onBlock={() => onAsk('block')}
      sound={{ isMuted: sound.isMuted, volume: sound.volume, onChange: (change) => onSound(change) }}
      line={isLost ? 'lost' : chat.running?.isPaused === true ? 'waiting' : isWeak ? 'weak' : 'good'}
      quality={
        label === undefined
          ? undefined
          : { label, choices: qualities, chosen: quality, onChoose: ({ id }) => onQuality(id) }
      }
      isFull={isFull}
      onFullScreen={toggle ?? undefined}
      onPictureInPicture={
        hasPictureInPicture ? () => void video.current?.requestPictureInPicture().catch(() => undefined) : undefined
      }
    />
  );
});
