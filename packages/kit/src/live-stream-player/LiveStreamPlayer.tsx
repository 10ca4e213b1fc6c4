import { type ReactNode, type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { speakerSlash } from '../icons/paths/speaker-slash.ts';
import { waveform } from '../icons/paths/waveform.ts';
import type { RootProps } from '../root-props.ts';
import { breakpoints } from '../theme/shared.ts';
import type { StreamLoader } from '../video-player/use-stream.ts';
import { copyFrame, setSound } from '../video-player/video-element.ts';
import { messages } from './LiveStreamPlayer.messages.ts';
import { liveStreamPlayerStyles } from './LiveStreamPlayer.styles.ts';
import type { LiveStreamSource, WhepConnector } from './open-source.ts';
import { badConnectionHeights } from './stream-times.ts';
import { usePictureInPicture } from './use-picture-in-picture.ts';
import { useLiveStream, type LiveStreamListeners, type LiveStreamView } from './use-live-stream.ts';

/** Props of LiveStreamPlayer. */
export interface LiveStreamPlayerProps extends RootProps<
  'section',
  'title' | 'onPlaying' | 'onStalled' | 'onProgress'
> {
  /** The accessible name, such as "Mirela, live". */
  title: string;
  /** The sources in order of preference; the next one is used when one fails. Null while there is none yet. */
  sources: readonly LiveStreamSource[] | null;
  /** Loads HLS where the browser cannot play it natively. @default none */
  loadStream?: StreamLoader | undefined;
  /** Connects a source of type "whep"; without it such sources are skipped. @default none */
  connectWhep?: WhepConnector | undefined;
  /** The URL of the picture before the first frame. */
  poster?: string | undefined;
  /** Whether the sound is off. @default false */
  muted?: boolean | undefined;
  /** The volume, 0 to 1. @default 1 */
  volume?: number | undefined;
  /** The largest height of the picture on a bad connection, in px. @default 100 on phones, 200 on wider screens */
  maxHeight?: number | undefined;
  /** The chosen quality by its id; null selects it by bandwidth. @default null */
  quality?: number | null | undefined;
  /** Whether the picture is hidden and only the sound plays. @default false */
  soundOnly?: boolean | undefined;
  /**
   * Whether the stream has ended, and with which exit code: the last picture stays, darkened, and nothing is loaded any more.
   * @default false
   */
  ended?: boolean | { exitCode: number } | undefined;
  /** Content over the picture, such as a summary after the end. */
  overlay?: ReactNode;
  /** Receives the video element, for picture-in-picture. */
  videoRef?: Ref<HTMLVideoElement> | undefined;
  /** Called at the first picture and each time the picture moves again. */
  onPlaying?: LiveStreamListeners['onPlaying'];
  /** Called when the picture has stood still for 500 ms. */
  onStalled?: LiveStreamListeners['onStalled'];
  /** Called when the picture moves again after it stood still. */
  onRecovered?: LiveStreamListeners['onRecovered'];
  /** Called after 5 s without movement or with too short a buffer, when the picture is made smaller. */
  onBadConnection?: LiveStreamListeners['onBadConnection'];
  /** Called when the picture has moved for 30 s after that, so that it may have any size again. */
  onBetterConnection?: LiveStreamListeners['onBetterConnection'];
  /** Called when all sources have failed; it tries again after 5 s, until it ends. `name` is the cause of the last failure. */
  onFailed?: LiveStreamListeners['onFailed'];
  /** Called about once a second with the milliseconds for which the picture has moved; a standing picture counts nothing. */
  onProgress?: LiveStreamListeners['onProgress'];
  /** Called with the qualities that a stream offers. */
  onQualities?: LiveStreamListeners['onQualities'];
  /** Called with true when the browser blocked the sound, so that it plays without, and with false after 10 s or with sound. */
  onVolumeHint?: LiveStreamListeners['onVolumeHint'];
  /** Called when the guest turns the sound on; without a handler a muted picture has no button. */
  onUnmute?: (() => void) | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-live-stream-player' })`
  ${liveStreamPlayerStyles}
`;

/** Whether the picture is as wide as on a computer; true until it is measured. */
const useIsWide = (video: RefObject<HTMLVideoElement | null>): boolean => {
  const [isWide, setIsWide] = useState(true);
  useEffect(() => {
    if (!video.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setIsWide((entry?.contentRect.width ?? 0) >= breakpoints.sm));
    observer.observe(video.current);
    return () => observer.disconnect();
  }, [video]);
  return isWide;
};

interface WaitingProps {
  view: LiveStreamView;
  isEnded: boolean;
  isSoundOnly: boolean;
  isAway: boolean;
}

/** The text in place of the picture; it stays in the page, so that the next one is announced. */
function Waiting({ view, isEnded, isSoundOnly, isAway }: WaitingProps) {
  const intl = useIntl();
  const isWaiting = !isEnded && view.hasLooked && (view.phase === 'connecting' || view.phase === 'retrying');
  const isHere = !isEnded && !isWaiting;
  return (
    <p data-part="waiting" role="status">
      {isWaiting && <span data-part="ring" aria-hidden="true" />}
      {isWaiting && intl.formatMessage(view.phase === 'connecting' ? messages.connecting : messages.retrying)}
      {isEnded && <span className="kit-visually-hidden">{intl.formatMessage(messages.ended)}</span>}
      {isAway && isHere && intl.formatMessage(messages.away)}
      {isSoundOnly && isHere && !isAway && (
        <>
          <Icon path={waveform} size={32} />
          {intl.formatMessage(messages.soundOnly)}
        </>
      )}
    </p>
  );
}

/** Brings a picture back from a window of its own. */
function ShowHere({ onShow }: { onShow: () => void }) {
  const intl = useIntl();
  const show = () => {
    // The button goes, and the focus stays in the player.
    onShow();
    void document.exitPictureInPicture().catch(() => undefined);
  };
  return (
    <button type="button" data-part="show-here" onClick={show}>
      {intl.formatMessage(messages.showHere)}
    </button>
  );
}

/**
 * The picture of a live stream, without position and end. When it stops moving, it says so after half a second, lowers the quality,
 * recovers, goes on to the next source, and tries again until the stream ends.
 * @spec component:LiveStreamPlayer
 */
export function LiveStreamPlayer(props: LiveStreamPlayerProps) {
  const {
    title,
    sources,
    loadStream,
    connectWhep,
    poster,
    muted = false,
    volume = 1,
    maxHeight,
    quality = null,
    soundOnly = false,
    ended: end = false,
    overlay,
    videoRef,
    onPlaying,
    onStalled,
    onRecovered,
    onBadConnection,
    onBetterConnection,
    onFailed,
    onProgress,
    onQualities,
    onVolumeHint,
    onUnmute,
    ...rest
  } = props;
  const ended = end !== false;
  const intl = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  const still = useRef<HTMLCanvasElement>(null);
  const isWide = useIsWide(video);
  const isAway = usePictureInPicture(video) && !ended;
  useImperativeHandle<HTMLVideoElement | null, HTMLVideoElement | null>(videoRef, () => video.current, []);
  // A browser that blocks the sound has muted the element until one of these changes.
  useEffect(() => {
    if (video.current) setSound(video.current, muted, volume);
  }, [muted, volume]);
  const onPicture = { onPlaying, onStalled, onRecovered, onBadConnection, onBetterConnection };
  const onStream = { onFailed, onProgress, onQualities, onVolumeHint };
  const view = useLiveStream(video, {
    sources: ended ? null : sources,
    loadStream,
    connectWhep,
    maxHeight: maxHeight ?? (isWide ? badConnectionHeights.desktop : badConnectionHeights.phone),
    quality,
    listeners: { ...onPicture, ...onStream },
    onEmptying: () => copyFrame(video.current, still.current),
  });
  return (
    <Root
      aria-label={title}
      tabIndex={-1}
      {...rest}
      data-state={ended ? 'ended' : view.phase}
      data-exit-code={typeof end === 'object' ? end.exitCode : undefined}
      data-weak={(view.isWeak && !ended) || undefined}
      data-muted={muted || undefined}
      data-sound-only={(soundOnly && !ended) || undefined}
      data-away={isAway || undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said live has no captions */}
      <video ref={video} playsInline />
      {poster !== undefined && <img data-part="poster" src={poster} alt="" />}
      <canvas ref={still} aria-hidden width={0} height={0} />
      <Waiting view={view} isEnded={ended} isSoundOnly={soundOnly} isAway={isAway} />
      {isAway && <ShowHere onShow={() => video.current?.parentElement?.focus({ preventScroll: true })} />}
      {muted && !ended && onUnmute && (
        <button type="button" data-part="unmute" onClick={onUnmute}>
          <Icon path={speakerSlash} size={20} />
          {intl.formatMessage(messages.unmute)}
        </button>
      )}
      {overlay !== undefined && (
        <div data-part="overlay" data-slot="">
          {overlay}
        </div>
      )}
    </Root>
  );
}
