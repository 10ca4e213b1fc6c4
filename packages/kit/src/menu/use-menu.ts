import {
  useEffect,
  useImperativeHandle,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import { rootOf } from '../root-of.ts';

/** Closes a menu, for an item that was pressed. The summary takes the focus of an item, which is hidden then. */
export function closeMenu(menu: HTMLDetailsElement | null) {
  if (!menu) return;
  const hadFocus = menu.contains(rootOf(menu).activeElement);
  menu.open = false;
  if (hadFocus) menu.querySelector('summary')?.focus();
}

/** Closes an open menu on Escape, which then closes nothing around it, and returns the focus to its summary. */
function onKeyDown(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.preventDefault();
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}

/** Closes a menu when the focus moves outside. A null `relatedTarget` is ignored: clicked links do not take focus in every browser. */
function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

/** Props for the root of a menu. */
export interface MenuProps {
  ref: RefObject<HTMLDetailsElement | null>;
  onKeyDown: (event: KeyboardEvent<HTMLDetailsElement>) => void;
  onBlur: (event: FocusEvent<HTMLDetailsElement>) => void;
}

/** Closes a menu on Escape, and on a focus or press outside. Returns the props for its root; `ref` receives the same element. */
export function useMenu(ref?: Ref<HTMLDetailsElement>): MenuProps {
  const menu = useRef<HTMLDetailsElement>(null);
  useImperativeHandle<HTMLDetailsElement | null, HTMLDetailsElement | null>(ref, () => menu.current, []);
  useEffect(() => {
    // In a shadow tree the event's target is its host.
    const closeOutside = (event: PointerEvent): void => {
      if (menu.current?.open && !event.composedPath().includes(menu.current)) menu.current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);
  return { ref: menu, onKeyDown, onBlur };
}
