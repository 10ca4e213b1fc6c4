import { isComposing } from '../is-composing.ts';
import { keepFocusWithin } from './keep-focus-within.ts';
import { rememberFocus } from './remember-focus.ts';

/** The modal dialogs that are open by `openModal`, the topmost last. */
const opened: HTMLDialogElement[] = [];

const watchers = new Set<(openCount: number) => void>();

const tellWatchers = (): void => {
  for (const watcher of watchers) watcher(opened.length);
};

/** Calls `watcher` with the number of open modal dialogs: now, before one opens, and after one has closed. Returns a function that ends it. */
export const watchModals = (watcher: (openCount: number) => void): (() => void) => {
  watchers.add(watcher);
  watcher(opened.length);
  return () => void watchers.delete(watcher);
};

/** The dialogs that are being closed here: their owners learn of it, or, while they are put above another one again, do not. */
const closing = new WeakMap<HTMLDialogElement, 'for good' | 'for a moment'>();

const close = (dialog: HTMLDialogElement, why: 'for good' | 'for a moment'): void => {
  if (!dialog.open) return;
  closing.set(dialog, why);
  dialog.close();
};

/**
 * Asks a dialog to close, as the browser does: by a `cancel` that can be prevented. The browser sends one only after a press in the
 * dialog, and closes without it otherwise.
 */
const requestClose = (dialog: HTMLDialogElement): void => {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) close(dialog, 'for good');
};

/** Escape of a composition ends the composition. */
const isEscape = (event: KeyboardEvent): boolean => event.key === 'Escape' && !isComposing(event);

/** Escape asks the topmost dialog once, unless something in it has taken it, such as a list of proposals. */
const onKeyDown = (event: KeyboardEvent): void => {
  const top = opened.at(-1);
  if (top === undefined || !isEscape(event) || event.defaultPrevented) return;
  event.preventDefault();
  requestClose(top);
};

/** Follows the parts of a dialog that a close loses: the focus, and how far each part is scrolled. Returns what remembers them. */
const followPlace = (dialog: HTMLDialogElement, signal: AbortSignal): (() => () => void) => {
  let focused: EventTarget | null = null;
  const scrolled = new Map<Element, number>();
  const options = { capture: true, signal };
  dialog.addEventListener('focusin', ({ target }) => void (focused = target), options);
  // One that is closed has no places any more.
  const onScroll = ({ target }: Event): void =>
    void (dialog.open && target instanceof Element && scrolled.set(target, target.scrollTop));
  dialog.addEventListener('scroll', onScroll, options);
  return () => {
    const [element, places] = [focused, [...scrolled]];
    return () => {
      for (const [each, top] of places) each.scrollTop = top;
      if (element instanceof HTMLElement && dialog.contains(element)) element.focus({ preventScroll: true });
    };
  };
};

/** Opens a dialog below those that stand above it. */
const showInOrder = (dialog: HTMLDialogElement): void => {
  const above = opened.slice(opened.indexOf(dialog) + 1).filter((each) => each.open);
  for (const each of above.toReversed()) close(each, 'for a moment');
  dialog.showModal();
  for (const each of above) each.showModal();
};

/**
 * Opens a dialog as modal. Each Escape, and each close of the browser, as by Android's back button, asks it once: it stays open and acts, or
 * closes where there is nothing to act. Returns a function that closes it.
 */
export const openModal = (dialog: HTMLDialogElement, onAsked: () => (() => void) | undefined): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  const remember = followPlace(dialog, signal);
  keepFocusWithin(dialog, () => opened.at(-1) === dialog, signal);
  const onClose = (event: Event): void => {
    const why = closing.get(dialog);
    closing.delete(dialog);
    if (why === 'for good') return;
    // Before its owner, who is asked instead.
    event.stopImmediatePropagation();
    if (dialog.open || !dialog.isConnected) return;
    const restore = remember();
    showInOrder(dialog);
    if (opened.at(-1) === dialog) restore();
    requestClose(dialog);
  };
  dialog.addEventListener('close', onClose, { capture: true, signal });
  const onCancel = (event: Event): void => {
    const act = onAsked();
    // That of a file's picker in the dialog says nothing of the dialog.
    if (event.target !== dialog || act === undefined) return;
    event.preventDefault();
    act();
  };
  dialog.addEventListener('cancel', onCancel, { signal });
  // The signal ends it.
  // oxlint-disable-next-line no-restricted-properties
  if (opened.length === 0) window.addEventListener('keydown', onKeyDown);
  // One that is rendered with a dialog in it is opened after that.
  const inside = opened.findIndex((each) => dialog.contains(each));
  opened.splice(inside === -1 ? opened.length : inside, 0, dialog);
  tellWatchers();
  const returnFocus = rememberFocus(dialog);
  showInOrder(dialog);
  return () => {
    listening.abort();
    opened.splice(opened.indexOf(dialog), 1);
    // oxlint-disable-next-line no-restricted-properties
    if (opened.length === 0) window.removeEventListener('keydown', onKeyDown);
    close(dialog, 'for good');
    closing.delete(dialog);
    tellWatchers();
    returnFocus();
  };
};
