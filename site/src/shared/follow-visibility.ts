/** The listener lives as long as what follows; the returned function removes it. */
export const follow = (target: EventTarget, type: string, act: (event: Event) => void): (() => void) => {
  const listening = new AbortController();
  target.addEventListener(type, act, { signal: listening.signal });
  return () => listening.abort();
};

/** Calls back whenever the page is hidden or shown. Returns a function that stops it. */
export const followVisibility = (onChange: () => void): (() => void) => follow(document, 'visibilitychange', onChange);

/** Calls back whenever the page is left by an address, a reload or a closed tab. Returns a function that stops it. */
export const followPageHide = (onHide: () => void): (() => void) => follow(window, 'pagehide', onHide);
