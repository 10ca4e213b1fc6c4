import { type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import type { PlayerAction } from './player-keys.ts';
import * as element from './video-element.ts';

/** The phase of a player. */
export type PlayerPhase = 'idle' | 'buffering' | 'playing' | 'paused' | 'ended' | 'failed';

/** The state of the element that the controls show. */
export interface PlayerView {
  time: number;
  /** 0 until it is known. */
  duration: number;
  /** Whether the element has a finite duration and can seek. */
  isSeekable: boolean;
  volume: number;
  isMuted: boolean;
}

const blank: PlayerView = { time: 0, duration: 0, isSeekable: false, volume: 1, isMuted: false };

const viewOf = (video: HTMLVideoElement): PlayerView => ({
  time: video.currentTime,
  duration: Number.isFinite(video.duration) ? video.duration : 0,
  isSeekable: Number.isFinite(video.duration) && video.duration > 0,
  volume: video.volume,
  isMuted: video.muted,
});

/** Callbacks of a player. */
export interface PlayerListeners {
  onPlaying?: (() => void) | undefined;
  onEnded?: (() => void) | undefined;
  onFailed?: ((failure: { name: string }) => void) | undefined;
}

type SetPhase = (next: PlayerPhase | ((now: PlayerPhase) => PlayerPhase)) => void;

/** Starts and pauses an element; a requested playback continues when the source changes in between. */
function usePlayback(video: RefObject<HTMLVideoElement | null>, setPhase: SetPhase) {
  const isRequested = useRef(false);
  /** Whether to retry muted if the browser blocks sound. */
  const mayRetryMuted = useRef(false);
  const [wasMuted, setWasMuted] = useState(false);
  const cancel = () => {
    isRequested.current = false;
  };
  const tryToPlay = () => {
    video.current?.play().catch((cause: unknown) => {
      const name = cause instanceof Error ? cause.name : '';
      // The source changed in between; playback starts once it is loaded.
      if (name === 'AbortError' && isRequested.current) return;
      if (name === 'NotAllowedError' && mayRetryMuted.current && video.current) {
        mayRetryMuted.current = false;
        video.current.muted = true;
        setWasMuted(true);
        return tryToPlay();
      }
      // The browser blocked playback; the guest can press play again.
      cancel();
      setPhase((now) => (now === 'buffering' ? 'paused' : now));
    });
  };
  const begin = (isAutomatic: boolean) => {
    isRequested.current = true;
    mayRetryMuted.current = isAutomatic;
    setPhase('buffering');
    tryToPlay();
  };
  const pause = () => {
    cancel();
    video.current?.pause();
    setPhase((now) => (now === 'buffering' ? 'paused' : now));
  };
  return { isRequested, wasMuted, tryToPlay, begin, pause, cancel };
}

/** The phase and view of an element, its event handlers and its actions. */
export function usePlayer(video: RefObject<HTMLVideoElement | null>, listeners: PlayerListeners) {
  const [phase, setPhase] = useState<PlayerPhase>('idle');
  const [view, setView] = useState(blank);
  const { isRequested, wasMuted, tryToPlay, begin, pause, cancel } = usePlayback(video, setPhase);
  const read = () => video.current && setView(viewOf(video.current));
  const fail = (name: string) => {
    cancel();
    setPhase('failed');
    listeners.onFailed?.({ name });
  };
  const play = () => begin(false);
  const seek = (time: number) => {
    if (video.current) element.seekTo(video.current, time);
    read();
  };
  const setVolume = (volume: number) => {
    if (video.current) element.setVolume(video.current, volume);
    read();
  };
  const toggle = () => (phase === 'playing' || phase === 'buffering' ? pause() : play());
  const toggleMute = () => {
    if (video.current) element.toggleMuted(video.current);
    read();
  };
  const events = {
    onTimeUpdate: read,
    onDurationChange: read,
    onVolumeChange: read,
    onSeeked: read,
    onLoadedMetadata: () => isRequested.current && video.current?.paused && tryToPlay(),
    onWaiting: () => isRequested.current && setPhase('buffering'),
    onPause: () => setPhase((now) => (now === 'ended' || now === 'failed' || now === 'idle' ? now : 'paused')),
    onPlaying: () => {
      setPhase('playing');
      listeners.onPlaying?.();
    },
    onEnded: () => {
      cancel();
      setPhase('ended');
      listeners.onEnded?.();
    },
    onError: () => video.current?.getAttribute('src') && fail(element.failureOf(video.current)),
  };
  const autoplay = () => begin(true);
  const isAutoMuted = wasMuted && view.isMuted;
  return {
    phase,
    view,
    events,
    isAutoMuted,
    play,
    autoplay,
    pause,
    toggle,
    seek,
    setVolume,
    toggleMute,
    fail,
    setPhase,
  };
}

const subscribeToNothing = () => () => undefined;

const onFullScreen = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** The browser's full-screen and picture-in-picture support, known after the first render. */
export function useDisplayModes(root: RefObject<HTMLElement | null>, video: RefObject<HTMLVideoElement | null>) {
  const canFullScreen = useSyncExternalStore(
    subscribeToNothing,
    () => document.fullscreenEnabled,
    () => false,
  );
  const canPictureInPicture = useSyncExternalStore(
    subscribeToNothing,
    () => document.pictureInPictureEnabled,
    () => false,
  );
  const isFull = useSyncExternalStore(
    onFullScreen,
    () => document.fullscreenElement !== null && document.fullscreenElement === root.current,
    () => false,
  );
  const displayModes = { fullScreen: canFullScreen, pictureInPicture: canPictureInPicture };
  // The browser may reject both; then nothing happens, as with native controls.
  const ignore = () => undefined;
  const fullScreen = () => {
    if (document.fullscreenElement) document.exitFullscreen().catch(ignore);
    else root.current?.requestFullscreen().catch(ignore);
  };
  const pictureInPicture = () => {
    if (video.current) element.togglePictureInPicture(video.current).catch(ignore);
  };
  return { displayModes, isFull, fullScreen, pictureInPicture };
}

/** The handlers of key actions. */
export type PlayerHandlers = Readonly<Record<Exclude<PlayerAction['kind'], 'seek' | 'volume'>, () => void>> & {
  readonly seek: (by: number) => void;
  readonly volume: (by: number) => void;
};

/** Runs the handler of a key action. */
export function perform(action: PlayerAction, handlers: PlayerHandlers): void {
  if ('by' in action) handlers[action.kind](action.by);
  else handlers[action.kind]();
}
