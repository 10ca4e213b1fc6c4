import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { playFill } from '../icons/paths/play-fill.ts';
import { speakerSlash } from '../icons/paths/speaker-slash.ts';
import type { RootProps } from '../root-props.ts';
import { PlayerBar } from './PlayerBar.tsx';
import { actionOf, type PressedKey } from './player-keys.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useCaptions } from './use-captions.ts';
import { perform, useDisplayModes, usePlayer, type PlayerHandlers, type PlayerPhase } from './use-player.ts';
import { useStream, type StreamLoader } from './use-stream.ts';
import { copyFrame } from './video-element.ts';
import { messages } from './VideoPlayer.messages.ts';
import { videoPlayerStyles } from './VideoPlayer.styles.ts';

export type { PlayerPhase } from './use-player.ts';

/** The media source of a player. */
export interface PlayerSource {
  src: string;
  type: 'mp4' | 'hls';
}

/** Captions in one language, as WebVTT. */
export interface PlayerCaptions {
  language: string;
  /** The language's own name. */
  label: string;
  src: string;
}

/** Props of VideoPlayer. */
export interface VideoPlayerProps extends RootProps<'section', 'title'> {
  /** The video's title, which is the accessible name of the player. */
  title: string;
  /** The source; a new one restarts the player. Null ends playback: the last frame stays, without controls. */
  source: PlayerSource | null;
  /** Loads streams in browsers that cannot play them natively. @default none */
  loadStream?: StreamLoader | undefined;
  /** The URL of the picture before the first frame. */
  poster?: string | undefined;
  /** Captions to choose from. @default none */
  captions?: readonly PlayerCaptions[] | undefined;
  /** The language of the captions that are on initially. @default none */
  captionsOn?: string | undefined;
  /** The length in seconds, if it is known before the video is loaded. @default none */
  duration?: number | undefined;
  /** Whether it is a live stream, without position and end. @default false */
  live?: boolean | undefined;
  /**
   * Whether each source starts automatically, for players that follow a press; if the browser then blocks sound, it
   * starts muted and a button unmutes it. @default false
   */
  autoPlay?: boolean | undefined;
  /** Content over the picture, such as suggestions after the end. */
  overlay?: ReactNode;
  /** Called when playback starts or resumes. */
  onPlaying?: (() => void) | undefined;
  /** Called when the video has ended. */
  onEnded?: (() => void) | undefined;
  /** Called when playback failed; `name` is the cause: "network", "decode", "source", or an error name of the loader. */
  onFailed?: ((failure: { name: string }) => void) | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-video-player' })`
  ${videoPlayerStyles}
`;

const targetKindOf = (target: EventTarget): PressedKey['on'] => {
  if (!(target instanceof HTMLElement)) return 'other';
  if (target instanceof HTMLSelectElement) return 'menu';
  if (target.dataset['part'] === 'volume') return 'volume';
  return target.closest('button, a') ? 'button' : 'other';
};

/** Performs the action of a key press, unless it has been prevented. */
const handleKey = (event: KeyboardEvent<HTMLElement>, handlers: PlayerHandlers): void => {
  const isModified = event.ctrlKey || event.altKey || event.metaKey;
  const action = actionOf({ key: event.key, isModified, on: targetKindOf(event.target) });
  if (action === null || event.defaultPrevented) return;
  event.preventDefault();
  perform(action, handlers);
};

interface PlayerOverlayProps {
  phase: PlayerPhase;
  /** Whether the browser blocked sound, so that it started muted. */
  isAutoMuted: boolean;
  onPlay: () => void;
  onRetry: () => void;
  onUnmute: () => void;
}

/** The layer over the picture: the play button, the loading, muted and error states. */
function PlayerOverlay({ phase, isAutoMuted, onPlay, onRetry, onUnmute }: PlayerOverlayProps) {
  const intl = useIntl();
  const label = phase === 'ended' ? messages.again : messages.play;
  return (
    <>
      {(phase === 'idle' || phase === 'ended') && (
        <button type="button" data-part="start" onClick={onPlay}>
          <Icon path={playFill} />
          <span className="kit-visually-hidden">{intl.formatMessage(label)}</span>
        </button>
      )}
      <p data-part="waiting" role="status" hidden={phase !== 'buffering'}>
        {phase === 'buffering' && <span className="kit-visually-hidden">{intl.formatMessage(messages.loading)}</span>}
      </p>
      {phase === 'failed' && (
        <div data-part="failed" role="alert">
          <p>{intl.formatMessage(messages.failed)}</p>
          <Button onClick={onRetry}>{intl.formatMessage(messages.retry)}</Button>
        </div>
      )}
      {isAutoMuted && (
        <button type="button" data-part="unmute" onClick={onUnmute}>
          <Icon path={speakerSlash} size={20} />
          {intl.formatMessage(messages.unmute)}
        </button>
      )}
    </>
  );
}

/**
 * A video with custom controls: play, seek, volume, captions, quality, picture-in-picture and full screen, by mouse, touch and
 * keyboard (Space or k, arrows, m, c, p, f). @spec component:VideoPlayer
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const {
    title,
    source,
    loadStream,
    poster,
    captions = [],
    captionsOn,
    live = false,
    overlay,
    autoPlay = false,
    duration = 0,
    onPlaying,
    onEnded,
    onFailed,
    onKeyDown,
    ...rest
  } = props;
  const video = useRef<HTMLVideoElement>(null);
  const still = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const player = usePlayer(video, { onPlaying, onEnded, onFailed });
  const view = { ...player.view, duration: player.view.duration || duration };
  // Without a source it waits for one, or has ended.
  const phase = source !== null ? player.phase : autoPlay ? 'buffering' : 'paused';
  const stream = useStream(video, {
    source,
    loadStream,
    attempt,
    onFailed: player.fail,
    onEmptying: () => copyFrame(video.current, still.current),
  });
  useAutoplay(player.autoplay, { isOn: autoPlay, src: source?.src ?? null, attempt });
  const { caption, setCaption, toggleCaption, shown, captionText } = useCaptions(video, captions, captionsOn);
  const { displayModes, isFull, fullScreen, pictureInPicture } = useDisplayModes(frame, video);
  const retry = () => {
    setAttempt(attempt + 1);
    player.setPhase('idle');
  };
  // These buttons disappear when pressed, so the focus moves to the player, where the keys keep working.
  const keepingFocus = (act: () => void) => () => {
    frame.current?.focus({ preventScroll: true });
    act();
  };
  const handlers = {
    toggle: player.toggle,
    mute: player.toggleMute,
    fullScreen,
    pictureInPicture,
    captions: toggleCaption,
    seek: (by: number) => !live && player.seek(view.time + by),
    volume: (by: number) => player.setVolume(view.volume + by),
  };
  return (
    <Root
      aria-label={title}
      {...rest}
      data-phase={phase}
      data-live={live ? '' : undefined}
      data-over={source === null ? '' : undefined}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (phase !== 'failed' && source !== null) handleKey(event, handlers);
      }}
    >
      <div data-part="frame" ref={frame} tabIndex={-1}>
        {/* The controls below offer the same action to keyboards. */}
        <video ref={video} poster={poster} playsInline preload="metadata" {...player.events} onClick={player.toggle}>
          <track key={caption} kind="captions" srcLang={shown?.language} label={shown?.label} src={shown?.src} />
        </video>
        <canvas ref={still} aria-hidden width={0} height={0} />
        <p data-part="captions" hidden={captionText === '' || source === null}>
          {captionText}
        </p>
        <PlayerOverlay
          phase={phase}
          isAutoMuted={source !== null && player.isAutoMuted}
          onPlay={keepingFocus(player.play)}
          onRetry={keepingFocus(retry)}
          onUnmute={keepingFocus(player.toggleMute)}
        />
        {overlay !== undefined && <div data-part="overlay">{overlay}</div>}
        {source !== null && (
          <PlayerBar
            phase={phase}
            view={view}
            isLive={live}
            isFull={isFull}
            displayModes={displayModes}
            captions={captions}
            caption={caption}
            qualities={stream.qualities}
            quality={stream.quality}
            on={{
              toggle: player.toggle,
              seek: player.seek,
              mute: player.toggleMute,
              volume: player.setVolume,
              caption: setCaption,
              quality: stream.choose,
              fullScreen,
              pictureInPicture,
            }}
          />
        )}
      </div>
    </Root>
  );
}
