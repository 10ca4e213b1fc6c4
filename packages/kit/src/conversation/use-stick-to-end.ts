import { useLayoutEffect, useRef, useState } from 'react';

/** So many px from the end count as the end. */
const slack = 48;

/** Keeps a list that scrolls at its end while the guest is there, however its parts grow. */
export function useStickToEnd(lastId: string | undefined, isOwn: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const place = useRef({ sticks: true, top: 0, height: 0 });

  const follow = (element: HTMLElement) => {
    const { sticks, top, height } = place.current;
    if (!sticks) return;
    // The guest went up, and the event that tells so has not come yet.
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

  /** Notes where the list stands; answers whether the guest has gone up. */
  const noteScroll = (): boolean => {
    const element = scroller.current;
    if (element === null) return false;
    const { scrollTop, scrollHeight, clientHeight } = element;
    const isHere = scrollHeight - scrollTop - clientHeight <= slack;
    // Only going up leaves the end: what grows below a list moves nobody.
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
    // The list grows while sizes of messages are told: heard by their sizes too, its parts would be told in a loop.
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
