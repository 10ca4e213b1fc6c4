/** Whether the browser says that data are to be saved, by its own setting or the system's. */
export const isSavingData = (): boolean => {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
};

/**
 * Calls `look` with what has the pointer or the focus, and with null when that ends. A touch looks at nothing, and so does a focus that
 * `isLooked` leaves out. Returns what ends it.
 */
export const followLooks = (
  look: (target: EventTarget | null) => void,
  isLooked: (focused: Element) => boolean = () => true,
): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  /* oxlint-disable no-restricted-properties -- the signal ends them */
  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      if (pointerType !== 'touch') look(target);
    },
    { passive: true, signal },
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && isLooked(target)) look(target);
    },
    { signal },
  );
  document.addEventListener('focusout', () => look(null), { signal });
  document.documentElement.addEventListener('pointerleave', () => look(null), { signal });
  /* oxlint-enable no-restricted-properties */
  return () => listening.abort();
};
