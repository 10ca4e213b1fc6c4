import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Width and height in pixels. */
interface Size {
  width: number;
  height: number;
}

/** Measures an element, and again when it changes. On the server it is as large as `initial`. */
export const useSize = <E extends Element>(initial: Size): { ref: RefObject<E | null>; size: Size } => {
  const ref = useRef<E>(null);
  const [size, setSize] = useState(initial);
  useLayoutEffect(() => {
    const { current: element } = ref;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, size };
};
