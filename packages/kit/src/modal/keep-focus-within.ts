import { rootOf } from '../root-of.ts';
import { focusText, hasNoFocus } from './remember-focus.ts';

/**
 * Gives a dialog the focus when its element that had it is removed, as by a new step: else the page behind it, which cannot be used, would
 * have it. Ends with the signal.
 */
export const keepFocusWithin = (dialog: HTMLDialogElement, isTop: () => boolean, signal: AbortSignal): void => {
  const root = rootOf(dialog);
  let focused: EventTarget | null = null;
  dialog.addEventListener('focusin', ({ target }) => void (focused = target), { capture: true, signal });
  const isLost = (): boolean => focused instanceof Node && !dialog.contains(focused) && hasNoFocus(root);
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    // After the effects with which the dialog may give the focus to something itself.
    requestAnimationFrame(() => !signal.aborted && dialog.open && isTop() && isLost() && focusText(dialog));
  });
  signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(dialog, { childList: true, subtree: true });
};
