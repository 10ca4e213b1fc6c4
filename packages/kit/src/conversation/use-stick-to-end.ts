import { useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end, in px, that counts as the end. */
const tolerance = 48;

/**
 * Keeps a scroll container at its end while the guest is there, even if its items grow. `isPlain` says that its content is not
 * virtual, so that the content's size is observed too, which changes when a font arrives.
 */
export function useStickToEnd(lastId: string | undefined, isOwn: boolean, isPlain = false) {
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const position = useRef({ sticks: true, top: 0, height: 0 });

  const follow = (element: HTMLElement) => {
    const { sticks, top, height } = position.current;
    if (!sticks) return;
    // The guest scrolled up and the scroll event is still pending.
    if (element.scrollTop < top - 1 && element.scrollHeight >= height) position.current.sticks = false;
    if (!position.current.sticks) return;
    element.scrollTo({ top: element.scrollHeight });
    position.current.top = element.scrollTop;
    position.current.height = element.scrollHeight;
  };

  const toEnd = () => {
    const element = scroller.current;
    if (element === null) return;
    position.current = { sticks: true, top: 0, height: 0 };
    follow(element);
  };

  /** Records the scroll position. Returns whether the guest has scrolled up. */
  const recordScroll = (): boolean => {
    const element = scroller.current;
    if (element === null) return false;
    const { scrollTop, scrollHeight, clientHeight } = element;
    const isAtEndNow = scrollHeight - scrollTop - clientHeight <= tolerance;
    // Only scrolling up leaves the end; content that grows below does not.
    if (isAtEndNow) position.current.sticks = true;
    else if (scrollTop < position.current.top - 1) position.current.sticks = false;
    position.current.top = scrollTop;
    setAtEnd(position.current.sticks);
    return !position.current.sticks;
  };

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const resizes = new ResizeObserver(() => follow(element));
    resizes.observe(element);
    // Observing the items' resizes as well would loop while the virtualizer measures them.
    if (isPlain && element.firstElementChild) resizes.observe(element.firstElementChild);
    const mutations = new MutationObserver(() => follow(element));
    mutations.observe(element, { subtree: true, childList: true, attributeFilter: ['style'] });
    return () => {
      resizes.disconnect();
      mutations.disconnect();
    };
  }, [isPlain]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || lastId === undefined) return;
    if (isOwn) position.current = { sticks: true, top: 0, height: 0 };
    follow(element);
  }, [lastId, isOwn]);

  return { scroller, isAtEnd, toEnd, recordScroll };
}
