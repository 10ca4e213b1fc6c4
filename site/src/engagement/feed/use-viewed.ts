import { startTimer } from '@lounge/transport';
import { useEffect, type RefObject } from 'react';
import { useApp } from '../../shared/app-context.ts';

/** How long a post is seen before it counts, in milliseconds. @assumed */
const viewedMs = 1_000;

/** Calls back once an element was half in view for a second; an element higher than the window, once it fills half of the window. */
export const useViewed = (element: RefObject<HTMLElement | null>, onViewed: () => void, isWanted: boolean): void => {
  const { context } = useApp().stores;
  useEffect(() => {
    const { current } = element;
    if (!isWanted || current === null) return;
    let stop = (): void => undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        stop();
        if (entry === undefined) return;
        const { intersectionRatio, intersectionRect, rootBounds } = entry;
        const fillsHalf = intersectionRect.height * 2 >= (rootBounds?.height ?? Infinity);
        if (intersectionRatio >= 0.5 || fillsHalf) stop = startTimer(context, viewedMs, onViewed);
      },
      { threshold: [0, 0.25, 0.5, 0.75] },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [element, onViewed, isWanted, context]);
};
