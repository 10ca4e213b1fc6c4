/** A link of a page: its address, and how many links before it lead there too. */
interface OpenedLink {
  readonly href: string | null;
  readonly before: number;
}

/** The link by which a page was left, by the router's key of its entry in the history. */
const openedLinks = new Map<string, OpenedLink>();

const linksTo = (href: string | null): readonly HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a')].filter((link) => link.getAttribute('href') === href);

/**
 * The key of the entry that a page will be found under: while React renders a replaced address, the history has its key already. An entry at
 * another place is of a page that is still loading.
 */
const entryOf = (key: string, place: number | null): string => {
  const state = history.state as { readonly idx?: unknown; readonly key?: unknown } | null;
  return state?.idx === place && typeof state?.key === 'string' ? state.key : key;
};

/**
 * Gives the focus to the link of a list by which it was left, where nothing has it; then follows which link is opened next, until the returned
 * function is called. `place` is the entry's, as the router counts.
 */
export const followOpenedLink = (key: string, place: number | null): (() => void) => {
  const opened = openedLinks.get(key);
  if (opened !== undefined && document.activeElement === document.body) {
    const links = linksTo(opened.href);
    (links[opened.before] ?? links[0])?.focus({ preventScroll: true });
  }
  const listening = new AbortController();
  const remember = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a') : null;
    if (link === null) return;
    const href = link.getAttribute('href');
    openedLinks.set(entryOf(key, place), { href, before: Math.max(0, linksTo(href).indexOf(link)) });
  };
  // It ends with the page that is shown, which is shorter than any scope.
  // oxlint-disable-next-line no-restricted-properties
  document.addEventListener('click', remember, { capture: true, signal: listening.signal });
  return () => listening.abort();
};
