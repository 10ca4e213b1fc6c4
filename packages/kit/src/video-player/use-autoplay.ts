import { useEffect, useEffectEvent, useRef } from 'react';

/** Starts playback when a source arrives, if it is on, and always after another attempt to load the source. */
export function useAutoplay(
  start: () => void,
  { isOn, src, attempt }: { isOn: boolean; src: string | null; attempt: number },
): void {
  const begin = useEffectEvent(start);
  const begun = useRef(0);
  useEffect(() => {
    const isRetry = attempt !== begun.current;
    begun.current = attempt;
    if ((isOn || isRetry) && src !== null) begin();
  }, [isOn, src, attempt]);
}
