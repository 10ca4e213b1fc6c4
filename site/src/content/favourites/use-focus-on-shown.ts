import { useEffect, useRef } from 'react';

/** Focuses the tile of the picture that was shown last after its lightbox has closed. `shown` is its id, null while the lightbox is closed. */
export const useFocusOnShown = (shown: number | null): void => {
  const last = useRef<number | null>(null);
  useEffect(() => {
    // The dialog has given the focus back to the picture that opened it.
    if (shown === null && last.current !== null)
      document.querySelector<HTMLElement>(`[data-photo="${last.current}"] button`)?.focus();
    last.current = shown;
  }, [shown]);
};
