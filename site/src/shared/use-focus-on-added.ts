import { useEffect, useRef } from 'react';

const itemsIn = (list: Element): Element[] => [...list.querySelectorAll('li')];

/**
 * Gives the focus to the first item that a press adds to a list. Returns the function to call at the press, with the list or an element
 * around it; `count` is the number of items.
 */
export const useFocusOnAdded = (count: number): ((list: Element | null | undefined) => void) => {
  const pressed = useRef<{
    readonly list: Element;
    readonly before: ReadonlySet<Element>;
    readonly focused: Element | null;
  } | null>(null);
  useEffect(() => {
    const { current } = pressed;
    if (current === null) return;
    const added = itemsIn(current.list).find((item) => !current.before.has(item));
    if (added === undefined) return;
    pressed.current = null;
    const { activeElement } = document;
    // Whoever has moved the focus meanwhile keeps it.
    if (activeElement !== document.body && activeElement !== current.focused) return;
    added.querySelector<HTMLElement>('a, button')?.focus();
  }, [count]);
  return (list) => {
    if (list) pressed.current = { list, before: new Set(itemsIn(list)), focused: document.activeElement };
  };
};
