import { useEffect, useEffectEvent, useRef } from 'react';

/** Starts playback when an element has a source, if it is on, and always after another attempt to load the source. */
export function useAutoplay(
  start: () => void,
  { isOn, video, src, attempt }: { isOn: boolean; video: HTMLVideoElement | null; src: string | null; attempt: number },
): void {
  const begin = useEffectEvent(start);
  const begun = useRef(0);
  useEffect(() => {
    if (video === null) return;
    const isRetry = attempt !== begun.current;
    begun.current = attempt;
    if ((isOn || isRetry) && src !== null) begin();
  }, [isOn, video, src, attempt]);
}
