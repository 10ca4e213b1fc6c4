import { type RefObject, useEffect } from 'react';

/**
 * Keeps the height of the open tray in `--kit-tray-height` of the root, so that what must stay in sight is placed above it. Style sheets
 * cannot ask for the height of another element.
 */
export function useTrayHeight(
  root: RefObject<HTMLElement | null>,
  tray: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useEffect(() => {
    const [element, sheet] = [root.current, tray.current];
    if (!isOpen || !element || !sheet) return undefined;
    const resizes = new ResizeObserver(() => element.style.setProperty('--kit-tray-height', `${sheet.offsetHeight}px`));
    resizes.observe(sheet);
    return () => resizes.disconnect();
  }, [root, tray, isOpen]);
}
