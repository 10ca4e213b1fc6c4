import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the ref of an element, with a `tabIndex`, that gets the focus when something is done whose button went with it. Nothing scrolls,
 * and a focus that is elsewhere stays.
 */
export const useFocusAfter = <T extends HTMLElement = HTMLDivElement>(isDone: boolean): RefObject<T | null> => {
  const place = useRef<T>(null);
  const was = useRef(isDone);
  useEffect(() => {
    if (isDone && !was.current && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
    was.current = isDone;
  }, [isDone]);
  return place;
};
