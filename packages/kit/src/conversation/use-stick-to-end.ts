import { useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end, in px, that counts as the end. */
const tolerance = 48;

/** Calls `onChange` when the container or its content changes in size. Returns a function that ends it. */
function observe(element: HTMLElement, isPlain: boolean, onChange: () => void): () => void {
  const resizes = new ResizeObserver(onChange);
  resizes.observe(element);
  let observed: readonly Element[] = [];
  const observeContent = () => {
    // Observing the items' resizes as well would loop while the virtualizer measures them.
    const content = isPlain ? [...element.children] : [];
    for (const gone of observed.filter((each) => !content.includes(each))) resizes.unobserve(gone);
    for (const added of content.filter((each) => !observed.includes(each))) resizes.observe(added);
    observed = content;
  };
  observeContent();
  const mutations = new MutationObserver(() => {
    observeContent();
    onChange();
  });
  mutations.observe(element, { subtree: true, childList: true, attributeFilter: ['style'] });
  return () => {
    resizes.disconnect();
    mutations.disconnect();
  };
}

/**
 * Keeps a scroll container at its end while the guest is there, even if its items grow. `isPlain` says that its content is not
 * virtual, so that its size is observed too, which fonts and pictures change.
 */
export function useStickToEnd(lastId: string | undefined, isOwn: boolean, isPlain = false) {
  const scroller = useRef<HTMLElement>(null);
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

  // Observers begin with the element, which may be rendered later than the component.
  const [attach] = useState(() => {
    let disconnect: () => void = () => undefined;
    return (element: HTMLElement | null) => {
      disconnect();
      scroller.current = element;
      disconnect = element === null ? () => undefined : observe(element, isPlain, () => follow(element));
    };
  });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null || lastId === undefined) return;
    if (isOwn) position.current = { sticks: true, top: 0, height: 0 };
    follow(element);
  }, [lastId, isOwn]);

  return { scroller, attach, isAtEnd, toEnd, recordScroll };
}
