import { useEffect, type RefObject } from 'react';
import type { PicturesAhead } from './PicturesAhead.ts';

/** Reports that a post of a feed came into view, so that the pictures of the next ones load. */
export const usePicturesAhead = (element: RefObject<HTMLElement | null>, at: number, ahead: PicturesAhead): void => {
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return;
      ahead.see(at);
      observer.disconnect();
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, at, ahead]);
};
