import type { Menus } from '@lounge/stores/engagement/menus';
import { useEffect, useRef } from 'react';

const isEntryOfSheet = (): boolean => (history.state as { readonly sheet?: unknown } | null)?.sheet === true;

/** Calls `act` for the next step through the history, of which the router learns nothing: the address stays the same. */
const onNextStep = (act: () => void, signal?: AbortSignal): void => {
  const options = { capture: true, once: true, ...(signal && { signal }) };
  const take = (event: Event) => {
    event.stopImmediatePropagation();
    act();
  };
  // oxlint-disable-next-line no-restricted-properties -- it is removed by the step itself, or by the signal
  window.addEventListener('popstate', take, options);
};

/**
 * Gives the open sheet an entry of the history, so that the back button closes it and stays on the page. Returns what closes the menus, and
 * acts once the entry is gone.
 */
export const useSheetEntry = (menus: Menus): ((act?: () => void) => void) => {
  const afterwards = useRef<() => void>(() => undefined);
  const isMounted = useRef(false);
  useEffect(() => {
    const open = new AbortController();
    isMounted.current = true;
    if (!isEntryOfSheet()) history.pushState({ ...(history.state as object | null), sheet: true }, '');
    onNextStep(() => menus.close(), open.signal);
    return () => {
      open.abort();
      isMounted.current = false;
      queueMicrotask(() => {
        // React mounts twice in development.
        if (isMounted.current) return;
        if (!isEntryOfSheet()) return afterwards.current();
        onNextStep(() => afterwards.current());
        history.back();
      });
    };
  }, [menus]);
  return (act = () => undefined) => {
    afterwards.current = act;
    menus.close();
  };
};
