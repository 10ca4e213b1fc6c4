import { type RefCallback, type RefObject, useState } from 'react';

/** A ref of an element that may be removed while it has the focus, by a key or from outside: the focus then moves to the frame. */
export function useKeepFocus(frame: RefObject<HTMLElement | null>): RefCallback<HTMLElement> {
  const [attach] = useState(() => {
    let attached: HTMLElement | null = null;
    return (element: HTMLElement | null) => {
      const before = attached;
      attached = element;
      if (element !== null || !before?.matches(':focus')) return;
      // A ref is also detached when the page's own one changes; only afterwards does it show that the element is gone.
      queueMicrotask(() => {
        if (!before.isConnected) frame.current?.focus({ preventScroll: true });
      });
    };
  });
  return attach;
}
