import { useEffect, type RefObject } from 'react';
import { isSavingData } from '../../shared/follow-looks.ts';
import type { PlayingClip } from './PlayingClip.ts';

/** Whether clips play by themselves: not where data are saved, or less motion is asked for. */
const mayPlay = (): boolean => !isSavingData() && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Reports how much of a post's clip is in view, so that the one that is most in view plays. */
export const useSeenPart = (
  element: RefObject<HTMLElement | null>,
  postId: number,
  { playing, isWanted }: { readonly playing: PlayingClip; readonly isWanted: boolean },
): void => {
  useEffect(() => {
    const { current } = element;
    if (!isWanted || current === null || !mayPlay()) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry && playing.see(postId, entry.isIntersecting ? entry.intersectionRatio : 0),
      { threshold: [0, 0.25, 0.5, 0.75, 1] },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      playing.leave(postId);
    };
  }, [element, postId, playing, isWanted]);
};
