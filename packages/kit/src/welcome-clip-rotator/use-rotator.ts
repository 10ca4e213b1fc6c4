import { useEffect, useEffectEvent, useState } from 'react';
import { isMotionReduced } from '../is-motion-reduced.ts';
import { useStream, type StreamLoader } from '../video-player/use-stream.ts';

/** The state of a clip: not asked for, loading, playing, paused by the guest, or failed. */
export type ClipPhase = 'idle' | 'loading' | 'playing' | 'paused' | 'failed';

interface RotatorOptions {
  /** The number of clips. */
  count: number;
  /** The source of the clip at an index in the chosen quality. */
  sourceOf: (index: number) => { src: string; type: 'mp4' | 'hls' } | null;
  loadStream: StreamLoader | undefined;
}

/** How long a pointer rests on the picture before the clip starts, in milliseconds. */
const hoverMs = 400;

/** Whether a pointer may start a clip: one that can hover, unless motion is unwanted. */
const mayStartByHover = (): boolean => window.matchMedia('(hover: hover)').matches && !isMotionReduced();

/** Starts a clip for a pointer that rests on it, and pauses it when that leaves. Returns the handlers of the picture. */
export function useHover({ start, pause }: { start: () => void; pause: () => void }) {
  const [isOver, setOver] = useState(false);
  const [hasStarted, setStarted] = useState(false);
  const begin = useEffectEvent(() => {
    setStarted(true);
    start();
  });
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = window.setTimeout(begin, hoverMs);
    return () => window.clearTimeout(timer);
  }, [isOver]);
  return {
    onPointerEnter: ({ pointerType }: { pointerType: string }) => {
      if (pointerType === 'mouse' && mayStartByHover()) setOver(true);
    },
    onPointerLeave: () => {
      setOver(false);
      if (hasStarted) pause();
      setStarted(false);
    },
  };
}

/** Plays one clip after another once the guest has started the first; after the last one it stops. */
export function useRotator({ count, sourceOf, loadStream }: RotatorOptions) {
  const [element, attachVideo] = useState<HTMLVideoElement | null>(null);
  const [index, setIndex] = useState(0);
  const [phase, setPhase] = useState<ClipPhase>('idle');
  const [attempt, setAttempt] = useState(0);
  const isWanted = phase !== 'idle' && phase !== 'failed';
  const isStarted = isWanted && phase !== 'paused';
  const source = sourceOf(index);
  useStream(element, {
    source: isWanted ? source : null,
    loadStream,
    attempt,
    onFailed: () => setPhase('failed'),
    onEmptying: () => undefined,
  });
  const src = source?.src;
  useEffect(() => {
    if (!element || !isStarted) return;
    // A browser that forbids it leaves the button to press; another rejection follows a change of the source.
    element.play().catch((cause: unknown) => {
      if (cause instanceof DOMException && cause.name === 'NotAllowedError') setPhase('idle');
    });
  }, [element, isStarted, src, attempt]);

  const play = () => setPhase((now) => (now === 'playing' ? now : 'loading'));
  const pause = () => {
    element?.pause();
    setPhase((now) => (now === 'idle' || now === 'failed' ? now : 'paused'));
  };
  const next = () => {
    setIndex((index + 1) % count);
    if (phase !== 'idle') setPhase('loading');
  };
  const retry = () => {
    setAttempt(attempt + 1);
    setPhase('loading');
  };
  const videoEvents = {
    onPlaying: () => setPhase('playing'),
    onWaiting: () => setPhase((now) => (now === 'playing' ? 'loading' : now)),
    onError: () => isWanted && setPhase('failed'),
    onEnded: () => {
      if (index < count - 1) return next();
      setIndex(0);
      setPhase('idle');
    },
  };
  return { index, phase, play, pause, next, retry, attachVideo, videoEvents };
}
