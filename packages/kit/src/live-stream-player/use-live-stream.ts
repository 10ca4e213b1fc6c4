import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KitClock } from '../clock.ts';
import type { PlayerQuality } from '../video-player/use-stream.ts';
import { LiveStreamRun } from './LiveStreamRun.ts';
import { canPlay, type LiveStreamSource, type SourceOptions } from './open-source.ts';
import type { StreamAction, StreamHealth, StreamPhase } from './stream-health.ts';

/** State of the player's stream. */
export interface LiveStreamView {
  phase: StreamPhase;
  isWeak: boolean;
  /** Whether the first look is over, so that waiting is shown. */
  hasLooked: boolean;
}

/** The callbacks of a stream; LiveStreamPlayer documents them. */
export interface LiveStreamListeners {
  onPlaying?: (() => void) | undefined;
  onStalled?: (() => void) | undefined;
  onRecovered?: (() => void) | undefined;
  onBadConnection?: ((limit: { maxHeight: number }) => void) | undefined;
  onBetterConnection?: (() => void) | undefined;
  onFailed?: ((failure: { name: string }) => void) | undefined;
  onProgress?: ((progress: { playedMs: number }) => void) | undefined;
  onQualities?: ((offer: { qualities: readonly PlayerQuality[] }) => void) | undefined;
  onVolumeHint?: ((hint: { isShown: boolean }) => void) | undefined;
}

interface Options extends Pick<SourceOptions, 'loadStream' | 'connectWhep'> {
  /** The sources; null ends the stream. */
  sources: readonly LiveStreamSource[] | null;
  maxHeight: number;
  quality: number | null;
  clock: KitClock;
  listeners: LiveStreamListeners;
  /** Called when the picture stands still, and before the element loses it. */
  onEmptying: () => void;
}

const beginning: LiveStreamView = { phase: 'connecting', isWeak: false, hasLooked: false };

const isSame = (a: LiveStreamView, b: LiveStreamView): boolean =>
  a.phase === b.phase && a.isWeak === b.isWeak && a.hasLooked === b.hasLooked;

function report(action: StreamAction, maxHeight: number, listeners: LiveStreamListeners) {
  if (action.kind === 'playing') listeners.onPlaying?.();
  if (action.kind === 'stalled') listeners.onStalled?.();
  if (action.kind === 'recovered') listeners.onRecovered?.();
  if (action.kind === 'badConnection') listeners.onBadConnection?.({ maxHeight });
  if (action.kind === 'unlimit') listeners.onBetterConnection?.();
  if (action.kind === 'failed') listeners.onFailed?.({ name: action.name });
  if (action.kind === 'volumeHint') listeners.onVolumeHint?.({ isShown: true });
  if (action.kind === 'volumeHintOver') listeners.onVolumeHint?.({ isShown: false });
}

/** Plays the sources in an element. Returns what to show. */
export function useLiveStream(video: RefObject<HTMLVideoElement | null>, options: Options): LiveStreamView {
  const { sources, loadStream, connectWhep, clock, quality } = options;
  const [view, setView] = useState(beginning);
  const run = useRef<LiveStreamRun>(null);
  const maxHeight = useEffectEvent(() => options.maxHeight);
  const beforeEmptying = useEffectEvent(options.onEmptying);
  const onAction = useEffectEvent((action: StreamAction) => report(action, options.maxHeight, options.listeners));
  const onQualities = useEffectEvent((qualities: readonly PlayerQuality[]) =>
    options.listeners.onQualities?.({ qualities }),
  );
  const onProgress = useEffectEvent((playedMs: number) => options.listeners.onProgress?.({ playedMs }));
  // A caller may pass an equal list on each render.
  const key = sources === null ? null : JSON.stringify(sources);
  useEffect(() => {
    const element = video.current;
    if (!element || key === null) return undefined;
    const listed: readonly LiveStreamSource[] = JSON.parse(key);
    const begun = new LiveStreamRun(element, {
      sources: listed.filter((source) => canPlay(source, { loadStream, connectWhep })),
      loadStream,
      connectWhep,
      clock,
      maxHeight: () => maxHeight(),
      onState: ({ phase, isWeak, hasLooked }: StreamHealth) => {
        const next = { phase, isWeak, hasLooked };
        setView((now) => (isSame(now, next) ? now : next));
      },
      onAction: (action) => onAction(action),
      onQualities: (qualities) => onQualities(qualities),
      onProgress: (playedMs) => onProgress(playedMs),
      onEmptying: () => beforeEmptying(),
    });
    run.current = begun;
    return () => {
      run.current = null;
      begun.end();
    };
  }, [video, key, loadStream, connectWhep, clock]);
  useEffect(() => run.current?.choose(quality), [quality]);
  return view;
}
