import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to what a press has unlocked, and brings it into view: the button that had the focus is gone. */
export const useFocusAfterUnlock = (isRestricted: boolean, target: RefObject<HTMLElement | null>): void => {
  const wasRestricted = useRef(isRestricted);
  useEffect(() => {
    const isUnlocked = wasRestricted.current && !isRestricted;
    wasRestricted.current = isRestricted;
    // Whoever has the focus elsewhere keeps it: another page or a push may have unlocked it.
    if (!isUnlocked || document.activeElement !== document.body) return;
    target.current?.focus({ preventScroll: true });
    target.current?.scrollIntoView({ block: 'nearest' });
  }, [isRestricted, target]);
};
