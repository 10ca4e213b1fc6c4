import { useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end, in px, that counts as the end. */
const slack = 48;

/** Keeps a scroll container at its end while the guest is there, even if its items grow. */
export function useStickToEnd(lastId: string | undefined, isOwn: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const place = useRef({ sticks: true, top: 0, height: 0 });

  const follow = (element: HTMLElement) => {
    const { sticks, top, height } = place.current;
    if (!sticks) return;
    // The guest scrolled up and the scroll event is still pending.
    if (element.scrollTop < top - 1 && element.scrollHeight >= height) place.current.sticks = false;
    if (!place.current.sticks) return;
    element.scrollTo({ top: element.scrollHeight });
    place.current.top = element.scrollTop;
    place.current.height = element.scrollHeight;
  };

  const toEnd = () => {
    const element = scroller.current;
    if (element === null) return;
    place.current = { sticks: true, top: 0, height: 0 };
    follow(element);
  };

  /** Records the scroll position. Returns whether the guest has scrolled up. */
  const noteScroll = (): boolean => {
    const element = scroller.current;
    if (element === null) return false;
    const { scrollTop, scrollHeight, clientHeight } = element;
    const isHere = scrollHeight - scrollTop - clientHeight <= slack;
    // Only scrolling up leaves the end; content that grows below does not.
    if (isHere) place.current.sticks = true;
    else if (scrollTop < place.current.top - 1) place.current.sticks = false;
    place.current.top = scrollTop;
    setAtEnd(place.current.sticks);
    return !place.current.sticks;
  };

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const sizes = new ResizeObserver(() => follow(element));
    sizes.observe(element);
    // Observing the items' sizes as well would loop while the virtualizer measures them.
    const parts = new MutationObserver(() => follow(element));
    parts.observe(element, { subtree: true, childList: true, attributeFilter: ['style'] });
    return () => {
      sizes.disconnect();
      parts.disconnect();
    };
  }, []);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || lastId === undefined) return;
    if (isOwn) place.current = { sticks: true, top: 0, height: 0 };
    follow(element);
  }, [lastId, isOwn]);

  return { scroller, isAtEnd, toEnd, noteScroll };
}
