import { type RefObject, useRef, useState, useSyncExternalStore } from 'react';
import type { PlayerAction } from './player-keys.ts';
import { failureOf, goTo, sound, switchSound } from './video-element.ts';

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
function useWish(video: RefObject<HTMLVideoElement | null>, setPhase: SetPhase) {
  const isWanted = useRef(false);
  /** Whether to retry muted if the browser blocks sound. */
  const mayBeSilent = useRef(false);
  const [isSilenced, setIsSilenced] = useState(false);
  const drop = () => {
    isWanted.current = false;
  };
  const ask = () => {
    video.current?.play().catch((cause: unknown) => {
      const name = cause instanceof Error ? cause.name : '';
      // The source changed in between; playback starts once it is loaded.
      if (name === 'AbortError' && isWanted.current) return;
      if (name === 'NotAllowedError' && mayBeSilent.current && video.current) {
        mayBeSilent.current = false;
        video.current.muted = true;
        setIsSilenced(true);
        return ask();
      }
      // The browser blocked playback; the guest can press play again.
      drop();
      setPhase((now) => (now === 'buffering' ? 'paused' : now));
    });
  };
  const begin = (isOfItself: boolean) => {
    isWanted.current = true;
    mayBeSilent.current = isOfItself;
    setPhase('buffering');
    ask();
  };
  const pause = () => {
    drop();
    video.current?.pause();
    setPhase((now) => (now === 'buffering' ? 'paused' : now));
  };
  return { isWanted, isSilenced, ask, begin, pause, drop };
}

/** The phase and view of an element, its event handlers and its actions. */
export function usePlayer(video: RefObject<HTMLVideoElement | null>, listeners: PlayerListeners) {
  const [phase, setPhase] = useState<PlayerPhase>('idle');
  const [view, setView] = useState(blank);
  const { isWanted, isSilenced, ask, begin, pause, drop } = useWish(video, setPhase);
  const read = () => video.current && setView(viewOf(video.current));
  const fail = (name: string) => {
    drop();
    setPhase('failed');
    listeners.onFailed?.({ name });
  };
  const play = () => begin(false);
  const seek = (time: number) => {
    if (video.current) goTo(video.current, time);
    read();
  };
  const setVolume = (volume: number) => {
    if (video.current) sound(video.current, volume);
    read();
  };
  const toggle = () => (phase === 'playing' || phase === 'buffering' ? pause() : play());
  const mute = () => {
    if (video.current) switchSound(video.current);
    read();
  };
  const events = {
    onTimeUpdate: read,
    onDurationChange: read,
    onVolumeChange: read,
    onSeeked: read,
    onLoadedMetadata: () => isWanted.current && video.current?.paused && ask(),
    onWaiting: () => isWanted.current && setPhase('buffering'),
    onPause: () => setPhase((now) => (now === 'ended' || now === 'failed' || now === 'idle' ? now : 'paused')),
    onPlaying: () => {
      setPhase('playing');
      listeners.onPlaying?.();
    },
    onEnded: () => {
      drop();
      setPhase('ended');
      listeners.onEnded?.();
    },
    onError: () => video.current?.getAttribute('src') && fail(failureOf(video.current)),
  };
  const startByItself = () => begin(true);
  const isWithoutSound = isSilenced && view.isMuted;
  return {
    phase,
    view,
    events,
    isWithoutSound,
    play,
    startByItself,
    pause,
    toggle,
    seek,
    setVolume,
    mute,
    fail,
    setPhase,
  };
}

const never = () => () => undefined;

const onFullScreen = (hear: () => void) => {
  document.addEventListener('fullscreenchange', hear);
  return () => document.removeEventListener('fullscreenchange', hear);
};

/** The browser's full-screen and picture-in-picture support, known after the first render. */
export function useAbilities(root: RefObject<HTMLElement | null>, video: RefObject<HTMLVideoElement | null>) {
  const canFill = useSyncExternalStore(
    never,
    () => document.fullscreenEnabled,
    () => false,
  );
  const canFloat = useSyncExternalStore(
    never,
    () => document.pictureInPictureEnabled,
    () => false,
  );
  const isFull = useSyncExternalStore(
    onFullScreen,
    () => document.fullscreenElement !== null && document.fullscreenElement === root.current,
    () => false,
  );
  const abilities = { fullScreen: canFill, pictureInPicture: canFloat };
  // The browser may reject both; then nothing happens, as with native controls.
  const ignore = () => undefined;
  const fullScreen = () => {
    if (document.fullscreenElement) document.exitFullscreen().catch(ignore);
    else root.current?.requestFullscreen().catch(ignore);
  };
  const pictureInPicture = () => {
    if (document.pictureInPictureElement) document.exitPictureInPicture().catch(ignore);
    else video.current?.requestPictureInPicture().catch(ignore);
  };
  return { abilities, isFull, fullScreen, pictureInPicture };
}

/** The handlers of key actions. */
export type PlayerDoers = Readonly<Record<Exclude<PlayerAction['kind'], 'seek' | 'volume'>, () => void>> & {
  readonly seek: (by: number) => void;
  readonly volume: (by: number) => void;
};

/** Runs the handler of a key action. */
export function perform(action: PlayerAction, doers: PlayerDoers): void {
  if ('by' in action) doers[action.kind](action.by);
  else doers[action.kind]();
}
