import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `retry` when the network is back, and when the element is seen again after it was out of sight, in the page or as a tab. */
export function useSilentRetry(element: RefObject<HTMLElement | null>, retry: () => void): void {
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (element.current === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let wasAway = false;
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)?.isIntersecting === true;
      if (isSeen && wasAway) again();
      wasAway = !isSeen;
    });
    observer.observe(element.current);
    // The signal removes the listeners.
    // oxlint-disable-next-line no-restricted-properties
    window.addEventListener('online', () => again(), { signal });
    const onVisibility = () => {
      if (document.visibilityState === 'visible' && !wasAway) again();
    };
    // oxlint-disable-next-line no-restricted-properties
    document.addEventListener('visibilitychange', onVisibility, { signal });
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, [element]);
}
