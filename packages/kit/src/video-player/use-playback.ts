import { type RefObject, useRef, useState } from 'react';
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
  /** Called when playback starts or resumes. */
  onPlaying?: (() => void) | undefined;
  /** Called as the time goes on, and once more where it is paused: where it is, in seconds. */
  onProgress?: ((position: { time: number; paused: boolean }) => void) | undefined;
  /** Called when the video has ended. */
  onEnded?: (() => void) | undefined;
  /** Called when playback failed; `name` is the cause: "network", "decode", "source", or an error name of the loader. */
  onFailed?: ((failure: { name: string }) => void) | undefined;
}

/** Handlers of the events of a media element. */
export interface PlaybackEvents {
  onTimeUpdate: () => void;
  onDurationChange: () => void;
  onVolumeChange: () => void;
  onSeeked: () => void;
  onLoadedMetadata: () => void;
  onWaiting: () => void;
  onPause: () => void;
  onPlaying: () => void;
  onEnded: () => void;
  onError: () => void;
}

type SetPhase = (next: PlayerPhase | ((now: PlayerPhase) => PlayerPhase)) => void;

/** Starts and pauses an element; a requested playback continues when the source changes in between. */
function useRequests(video: RefObject<HTMLVideoElement | null>, setPhase: SetPhase) {
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

/** Where a source begins, which the element takes as soon as it can seek; until then it tells no time. */
function useBeginning(video: RefObject<HTMLVideoElement | null>, onProgress: PlayerListeners['onProgress']) {
  const beginning = useRef(0);
  return {
    beginAt: (time: number) => {
      beginning.current = time;
    },
    beginThere: () => {
      const { current } = video;
      if (!current || beginning.current <= 0 || !(beginning.current < current.duration)) return;
      element.seekTo(current, beginning.current);
      beginning.current = 0;
    },
    /** A shorter video starts from its beginning. */
    forgetBeginning: () => {
      beginning.current = 0;
    },
    tellProgress: () => {
      const { current } = video;
      if (!current || current.ended || beginning.current > 0) return;
      onProgress?.({ time: current.currentTime, paused: current.paused });
    },
  };
}

/** Position and sound of an element; `read` shows what they have become. */
const controlsOf = (video: RefObject<HTMLVideoElement | null>, read: () => void) => ({
  seek: (time: number) => {
    if (video.current) element.seekTo(video.current, time);
    read();
  },
  setVolume: (volume: number) => {
    if (video.current) element.setVolume(video.current, volume);
    read();
  },
  toggleMute: () => {
    if (video.current) element.toggleMuted(video.current);
    read();
  },
});

/** The ways to start an element: where it is, from a position, or anew. */
const startsOf = (
  video: RefObject<HTMLVideoElement | null>,
  {
    beginAt,
    beginThere,
    begin,
  }: Readonly<{ beginAt: (time: number) => void; beginThere: () => void; begin: (isAutomatic: boolean) => void }>,
) => {
  const play = () => begin(false);
  return {
    play,
    playFrom: (time: number) => {
      beginAt(time);
      beginThere();
      play();
    },
    playFromStart: () => {
      beginAt(0);
      if (video.current) element.seekTo(video.current, 0);
      play();
    },
    autoplay: () => begin(true),
  };
};

/** The phase and view of an element, its event handlers and its actions. */
export function usePlayback(video: RefObject<HTMLVideoElement | null>, listeners: PlayerListeners) {
  const [phase, setPhase] = useState<PlayerPhase>('idle');
  const [view, setView] = useState(blank);
  const { isRequested, wasMuted, tryToPlay, begin, pause, cancel } = useRequests(video, setPhase);
  const read = () => video.current && setView(viewOf(video.current));
  const { beginAt, beginThere, forgetBeginning, tellProgress } = useBeginning(video, listeners.onProgress);
  const fail = (name: string) => {
    cancel();
    setPhase('failed');
    listeners.onFailed?.({ name });
  };
  const { play, playFrom, playFromStart, autoplay } = startsOf(video, { beginAt, beginThere, begin });
  const { seek, setVolume, toggleMute } = controlsOf(video, read);
  const toggle = () => (phase === 'playing' || phase === 'buffering' ? pause() : play());
  const events: PlaybackEvents = {
    onTimeUpdate: () => {
      read();
      tellProgress();
    },
    // A stream may know its length after its first part only.
    onDurationChange: () => {
      beginThere();
      read();
    },
    onVolumeChange: read,
    onSeeked: read,
    onLoadedMetadata: () => {
      beginThere();
      if (isRequested.current && video.current?.paused) tryToPlay();
    },
    onWaiting: () => isRequested.current && setPhase('buffering'),
    onPause: () => {
      setPhase((now) => (now === 'ended' || now === 'failed' || now === 'idle' ? now : 'paused'));
      tellProgress();
    },
    onPlaying: () => {
      beginThere();
      forgetBeginning();
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
  const isAutoMuted = wasMuted && view.isMuted;
  return {
    phase,
    view,
    events,
    isAutoMuted,
    play,
    playFrom,
    playFromStart,
    beginAt,
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
