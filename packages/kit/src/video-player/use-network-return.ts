import { useEffect, useEffectEvent, useRef } from 'react';
import { useKit } from '../kit-provider/kit-context.ts';
import type { PlayerPhase } from './use-playback.ts';

/** The time between two attempts to load a live stream, in milliseconds. */
const liveRetryMs = 5_000;

/**
 * Plays on when the network is back, if playback failed while it ran: what a browser plays natively does not load again by itself. A live
 * stream is also tried again every five seconds.
 */
export function useNetworkReturn(phase: PlayerPhase, retry: () => void, isLive: boolean): void {
  const { clock } = useKit();
  const before = useRef(phase);
  const playOn = useEffectEvent(retry);
  useEffect(() => {
    const ran = before.current === 'playing' || before.current === 'buffering';
    before.current = phase;
    if (phase !== 'failed' || !ran) return undefined;
    const listening = new AbortController();
    // The signal removes the listener.
    // oxlint-disable-next-line no-restricted-properties
    window.addEventListener('online', () => playOn(), { signal: listening.signal });
    const stop = isLive ? clock.after(liveRetryMs, () => playOn()) : undefined;
    return () => {
      listening.abort();
      stop?.();
    };
  }, [phase, isLive, clock]);
}
