/** How long a press waits for what it adds, in milliseconds. */
const patience = 30_000;

/**
 * Gives the focus to the first item of a list that was not there before, now or when it comes. Whoever has moved the focus meanwhile
 * keeps it.
 */
export const focusOnAdded = (
  list: Element | null | undefined,
  before: ReadonlySet<Element> = new Set(list?.querySelectorAll('li')),
  focused = document.activeElement,
): void => {
  if (!list) return;
  const focusAdded = (): boolean => {
    const added = [...list.querySelectorAll('li')].find((item) => !before.has(item));
    if (added === undefined) return false;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === focused)
      added.querySelector<HTMLElement>('a, button')?.focus();
    return true;
  };
  if (focusAdded()) return;
  const observer = new MutationObserver(() => focusAdded() && observer.disconnect());
  observer.observe(list, { childList: true, subtree: true });
  // oxlint-disable-next-line no-restricted-globals -- it ends the observer of a press, which has no scope
  setTimeout(() => observer.disconnect(), patience);
};
