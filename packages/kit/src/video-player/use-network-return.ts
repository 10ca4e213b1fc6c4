import { useEffect, useEffectEvent, useRef } from 'react';
import type { PlayerPhase } from './use-playback.ts';

/** Plays on when the network is back, if playback failed while it ran: what a browser plays natively does not load again by itself. */
export function useNetworkReturn(phase: PlayerPhase, retry: () => void): void {
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
    return () => listening.abort();
  }, [phase]);
}
