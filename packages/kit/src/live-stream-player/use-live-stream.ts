import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useKit } from '../kit-provider/kit-context.ts';
import type { PlayerQuality, StreamLoader } from '../video-player/use-stream.ts';
import { LiveStreamRun } from './LiveStreamRun.ts';
import { canPlay, type LiveStreamSource, type WhepConnector } from './open-source.ts';
import type { StreamAction, StreamHealth, StreamPhase } from './stream-health.ts';
import { badConnectionHeights } from './stream-times.ts';

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

/** Options of useLiveStream. */
export interface LiveStreamOptions {
  /** The sources in order of preference; the next one is used when one fails. Null ends the stream. */
  sources: readonly LiveStreamSource[] | null;
  /** Loads HLS where the browser cannot play it natively. @default none */
  loadStream?: StreamLoader | undefined;
  /** Connects a source of type "whep"; without it such sources are skipped. @default none */
  connectWhep?: WhepConnector | undefined;
  /** The largest height of the picture on a bad connection, in px. @default 200 */
  maxHeight?: number | undefined;
  /** The chosen quality by its id; null selects it by bandwidth. @default null */
  quality?: number | null | undefined;
  /** The callbacks of the stream. @default none */
  listeners?: LiveStreamListeners | undefined;
  /** Called when the picture stands still, and before the element loses it: the moment to copy its last frame. */
  onEmptying?: (() => void) | undefined;
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

const noListeners: LiveStreamListeners = {};

/**
 * The behaviour of a live stream without its looks: it plays the sources in turn in a video element, watches whether the picture moves, and
 * tries again until the stream ends. LiveStreamPlayer is made with it.
 */
export function useLiveStream(video: RefObject<HTMLVideoElement | null>, options: LiveStreamOptions): LiveStreamView {
  const { sources, loadStream, connectWhep, quality = null, listeners = noListeners } = options;
  const { maxHeight: limit = badConnectionHeights.desktop } = options;
  const { clock } = useKit();
  const [view, setView] = useState(beginning);
  const run = useRef<LiveStreamRun>(null);
  const maxHeight = useEffectEvent(() => limit);
  const chooseQuality = useEffectEvent((begun: LiveStreamRun) => begun.choose(quality));
  const beforeEmptying = useEffectEvent(() => options.onEmptying?.());
  const onAction = useEffectEvent((action: StreamAction) => report(action, limit, listeners));
  const onQualities = useEffectEvent((qualities: readonly PlayerQuality[]) => listeners.onQualities?.({ qualities }));
  const onProgress = useEffectEvent((playedMs: number) => listeners.onProgress?.({ playedMs }));
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
    chooseQuality(begun);
    return () => {
      run.current = null;
      begun.end();
    };
  }, [video, key, loadStream, connectWhep, clock]);
  useEffect(() => run.current?.choose(quality), [quality]);
  return view;
}
