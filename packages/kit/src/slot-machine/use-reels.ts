import { useEffect, useRef, useState } from 'react';
import type { KitClock } from '../clock.ts';
import { isMotionReduced } from '../is-motion-reduced.ts';
import { useIsMounted } from '../use-is-mounted.ts';

/** The server's answer to a try. */
export interface SlotAnswer {
  /** The ids of the symbols at which the reels stop, one for each reel. */
  symbols: readonly string[];
  /** The reward as text; null for nothing. */
  won: string | null;
}

/** Ready, asked the server, reels that stop one after the other, stopped, or a try that was not counted. */
export type ReelsPhase = 'ready' | 'waiting' | 'stopping' | 'stopped' | 'failed';

/** Options of useReels. */
interface ReelsOptions {
  readonly reels: number;
  readonly canPlay: boolean;
  readonly clock: KitClock;
  readonly onDraw: () => Promise<SlotAnswer | null>;
  readonly onStop: ((answer: SlotAnswer) => void) | undefined;
}

/** The time from one reel's stop to the next, in milliseconds; with less motion they stop at once. */
const stopEveryMs = 500;

/** The reels of a slot machine: they turn until the server has answered, and then stop one after the other at what it drew. */
export function useReels({ reels, canPlay, clock, onDraw, onStop }: ReelsOptions) {
  const [phase, setPhase] = useState<ReelsPhase>('ready');
  const [answer, setAnswer] = useState<SlotAnswer | null>(null);
  const [stopped, setStopped] = useState(0);
  const isMounted = useIsMounted();
  const cancel = useRef<() => void>(() => undefined);
  useEffect(() => () => cancel.current(), []);

  const stopFrom = (reel: number, drawn: SlotAnswer): void => {
    setStopped(reel);
    if (reel < reels) {
      cancel.current = clock.after(stopEveryMs, () => stopFrom(reel + 1, drawn));
      return;
    }
    setPhase('stopped');
    onStop?.(drawn);
  };

  const play = async (): Promise<void> => {
    if (!canPlay || phase === 'waiting' || phase === 'stopping') return;
    setPhase('waiting');
    setAnswer(null);
    setStopped(0);
    const drawn = await onDraw().catch(() => null);
    if (!isMounted.current) return;
    if (drawn === null) {
      setPhase('failed');
      return;
    }
    setAnswer(drawn);
    setPhase('stopping');
    stopFrom(isMotionReduced() ? reels : 0, drawn);
  };
  return { phase, answer, stopped, play };
}
