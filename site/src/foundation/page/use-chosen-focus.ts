import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Props of the element around what is chosen. */
interface ChosenProps {
  ref: RefObject<HTMLDivElement | null>;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * Keeps the focus where one thing after another is taken out: it goes to the next one, and after the last one to an element that stays.
 */
export const useChosenFocus = (count: number): [ChosenProps, RefObject<HTMLDivElement | null>] => {
  const chosen = useRef<HTMLDivElement>(null);
  const staying = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    const next = chosen.current?.querySelector('a') ?? staying.current;
    next?.focus();
    hasFocus.current = chosen.current !== null;
  }, [count]);
  const props = {
    ref: chosen,
    onFocus: () => {
      hasFocus.current = true;
    },
    // An element that goes loses the focus to nothing, or without an event.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) hasFocus.current = false;
    },
  };
  return [props, staying];
};
