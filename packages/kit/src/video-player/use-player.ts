import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { propsOf } from './player-props.ts';
import type { PlayerElements, PlayerModel, PlayerOptions, PlayerState } from './player-types.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useCaptions } from './use-captions.ts';
import { useDisplayModes } from './use-display-modes.ts';
import { type PlayerPhase, usePlayback } from './use-playback.ts';
import { useKeepFocus } from './use-keep-focus.ts';
import { useNetworkReturn } from './use-network-return.ts';
import { useStream } from './use-stream.ts';
import { copyFrame } from './video-element.ts';

function useElements(): PlayerElements {
  const video = useRef<HTMLVideoElement>(null);
  const still = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLElement>(null);
  const [attachFrame] = useState(() => (element: HTMLElement | null) => {
    frame.current = element;
  });
  const [shownVideo, setShownVideo] = useState<HTMLVideoElement | null>(null);
  const [attachVideo] = useState(() => (element: HTMLVideoElement | null) => {
    video.current = element;
    setShownVideo(element);
  });
  const start = useKeepFocus(frame);
  const startOver = useKeepFocus(frame);
  const leaving = { start, startOver, retry: useKeepFocus(frame), unmute: useKeepFocus(frame) };
  return { frame, attachFrame, video, shownVideo, attachVideo, still, leaving };
}

/** Plays a source, again with each attempt. */
function useSource(options: PlayerOptions, { video, shownVideo, still }: PlayerElements) {
  const { source, loadStream, autoPlay = false, duration = 0, startAt = 0 } = options;
  const { onPlaying, onProgress, onEnded, onFailed } = options;
  const [attempt, setAttempt] = useState(0);
  const playback = usePlayback(video, { onPlaying, onProgress, onEnded, onFailed });
  const beginAtStart = useEffectEvent(() => playback.beginAt(startAt));
  // Before the source is set.
  useEffect(() => beginAtStart(), [shownVideo, source?.src]);
  const stream = useStream(shownVideo, {
    source,
    loadStream,
    attempt,
    onFailed: playback.fail,
    onEmptying: (element) => copyFrame(element, still.current),
  });
  useAutoplay(playback.autoplay, { isOn: autoPlay, video: shownVideo, src: source?.src ?? null, attempt });
  const retry = () => {
    // It goes on where it failed.
    playback.beginAt(playback.view.time || startAt);
    setAttempt(attempt + 1);
    playback.setPhase('idle');
  };
  useNetworkReturn(playback.phase, retry, options.live ?? false);
  // Without a source it waits for one, or has ended.
  const phase: PlayerPhase = source !== null ? playback.phase : autoPlay ? 'buffering' : 'paused';
  const view = { ...playback.view, duration: playback.view.duration || duration };
  return { playback, stream, phase, view, retry };
}

/**
 * The behaviour of a video player without its looks: playing, seeking, volume, captions, quality, picture-in-picture and full screen, by
 * buttons and keys. VideoPlayer is made with it.
 */
export function usePlayer(options: PlayerOptions): PlayerModel {
  const { title, source, captions = [], captionsOn, live = false, startAt = 0, thumbnails = [] } = options;
  const intl = useIntl();
  const elements = useElements();
  const { frame, video, shownVideo } = elements;
  const { playback, stream, phase, view, retry } = useSource(options, elements);
  const { caption, setCaption, toggleCaption, shown, captionText } = useCaptions(shownVideo, captions, captionsOn);
  const { displayModes, isFull, fullScreen, pictureInPicture } = useDisplayModes(frame, video);
  const { playFromStart, pause, toggle, seek, setVolume, toggleMute, events } = playback;
  // The position may have come after the source, whose beginning was set without it.
  const play = () => (phase === 'idle' && startAt > 0 ? playback.playFrom(startAt) : playback.play());
  const state: PlayerState = {
    title,
    phase,
    view,
    startAt,
    thumbnails,
    isLive: live,
    isOver: source === null,
    isAutoMuted: source !== null && playback.isAutoMuted,
    isFull,
    canFullScreen: displayModes.fullScreen,
    canPictureInPicture: displayModes.pictureInPicture,
    captions,
    caption,
    captionText: source === null ? '' : captionText,
    qualities: stream.qualities,
    quality: stream.quality,
    play,
    pause,
    toggle,
    retry,
    playFromStart,
    seek,
    setVolume,
    toggleMute,
    setCaption,
    toggleCaptions: toggleCaption,
    setQuality: stream.choose,
    fullScreen,
    pictureInPicture,
  };
  return { ...state, ...propsOf(state, { elements, events, track: shown, intl }) };
}
