import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to the first of the items that a press adds to a list, as its button is gone or behind them. Returns the
 * function to call at the press; `count` is the number of items.
 */
export const useFocusOnAdded = (list: RefObject<HTMLElement | null>, count: number): (() => void) => {
  const pressed = useRef<{ readonly before: ReadonlySet<Element>; readonly focused: Element | null } | null>(null);
  useEffect(() => {
    const { current } = pressed;
    const added = [...(list.current?.children ?? [])].find((item) => current?.before.has(item) === false);
    if (current === null || added === undefined) return;
    pressed.current = null;
    const { activeElement } = document;
    // Whoever has moved the focus meanwhile keeps it.
    if (activeElement !== document.body && activeElement !== current.focused) return;
    added.querySelector<HTMLElement>('a, button')?.focus();
  }, [count, list]);
  return () => {
    pressed.current = { before: new Set(list.current?.children), focused: document.activeElement };
  };
};
