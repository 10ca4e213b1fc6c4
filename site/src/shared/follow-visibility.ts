/** Calls back whenever the page is hidden or shown. Returns a function that stops it. */
export const followVisibility = (onChange: () => void): (() => void) => {
  const listening = new AbortController();
  // The listener lives as long as what follows; the signal removes it.
  // oxlint-disable-next-line no-restricted-properties
  document.addEventListener('visibilitychange', onChange, { signal: listening.signal });
  return () => listening.abort();
};
