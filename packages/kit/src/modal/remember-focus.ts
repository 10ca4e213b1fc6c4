import { rootOf } from '../root-of.ts';

type Root = ReturnType<typeof rootOf>;

const focusable =
  'a[href], button, input, select, textarea, summary, audio[controls], video[controls], [tabindex]:not([tabindex="-1"])';

/** One that was disabled while it had the focus is still the active element. */
const tryFocus = (element: HTMLElement): boolean => {
  if (element.matches(':disabled')) return false;
  element.focus({ preventScroll: true });
  return rootOf(element).activeElement === element;
};

/** Focuses a heading, a dialog or a page, which keyboards do not reach, until the focus leaves it. */
export const focusText = (element: HTMLElement): boolean => {
  if (element.hasAttribute('tabindex')) return tryFocus(element);
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  return tryFocus(element);
};

/** An ancestor of the opener, which of its children held the opener, and the tag of that child. */
type Step = readonly [parent: Element, index: number, tag: string];

const pathOf = (opener: Element): readonly Step[] => {
  const path: Step[] = [];
  for (let element = opener; element.parentElement !== null; element = element.parentElement)
    path.push([element.parentElement, [...element.parentElement.children].indexOf(element), element.tagName]);
  return path;
};

/** The row that took the place of the opener's, or its neighbours; rows are alike. */
const focusRow = ([parent, index, tag]: Step): boolean =>
  [index, index - 1, index + 1].some((each) => {
    const row = parent.children[each];
    if (!(row instanceof HTMLElement) || row.tagName !== tag) return false;
    const inside = [...row.querySelectorAll<HTMLElement>(focusable)];
    return (row.matches(focusable) ? [row, ...inside] : inside).some(tryFocus);
  });

const focusHeading = ([parent]: Step): boolean =>
  [...parent.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')].some(focusText);

/** The button of a menu that closed with what was chosen in it. */
const focusSummary = ([parent]: Step): boolean =>
  parent instanceof HTMLDetailsElement && [...parent.querySelectorAll('summary')].some(tryFocus);

const focusPage = (root: Root, fallback?: Element | null): void => {
  const page = root.querySelector<HTMLElement>('main, [role="main"]') ?? fallback;
  if (page instanceof HTMLElement) focusText(page);
};

const focusNearest = (root: Root, path: readonly Step[]): void => {
  const there = path.filter(([parent]) => parent.isConnected);
  if (there.some((step) => focusSummary(step) || focusRow(step) || focusHeading(step))) return;
  focusPage(root, there.at(-1)?.[0].firstElementChild);
};

/** Whether nothing in a document or shadow tree has the focus. */
export const hasNoFocus = ({ activeElement }: Root): boolean =>
  activeElement === null || activeElement === document.body;

/** In the next frame, after the effects with which the page may have given the focus to something itself. */
const focusNearestLater = (opener: Element, root: Root, path: readonly Step[]): void =>
  void requestAnimationFrame(() => {
    if (hasNoFocus(root) || root.activeElement === opener) focusNearest(root, path);
  });

/** After a window that opened by itself, while nothing had the focus. */
const focusPageLater = (root: Root): void =>
  void requestAnimationFrame(() => {
    if (hasNoFocus(root) && hasNoFocus(document)) focusPage(root);
  });

/** An opener that was removed or disabled after it had the focus again, as by the answer to the window or by a later part of a render. */
const isGone = (opener: Element): boolean => !opener.isConnected || opener.matches(':disabled');

/** Follows the opener while the focus stays on it. */
const followOpener = (opener: Element, root: Root, path: readonly Step[]): void => {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const observer = new MutationObserver(() => {
    if (!isGone(opener)) return;
    ended.abort();
    focusNearestLater(opener, root, path);
  });
  ended.signal.addEventListener('abort', () => observer.disconnect());
  for (const moved of ['focusin', 'pointerdown'])
    root.addEventListener(moved, ({ target }) => void (target !== opener && ended.abort()), options);
  observer.observe(root, { childList: true, subtree: true });
  observer.observe(opener, { attributeFilter: ['disabled'] });
};

/**
 * Remembers the element that has the focus as a dialog opens. Returns a function for the close of the dialog: where the opener cannot be
 * focused, the nearest row, heading or page is; the page, where there was none.
 */
export const rememberFocus = (dialog: HTMLDialogElement): (() => void) => {
  const root = rootOf(dialog);
  const { activeElement: opener } = root;
  if (opener === null || opener === document.body) return () => focusPageLater(root);
  const path = pathOf(opener);
  return () => {
    if (root.activeElement === opener) followOpener(opener, root, path);
    else if (hasNoFocus(root) || dialog.contains(root.activeElement)) focusNearestLater(opener, root, path);
  };
};
