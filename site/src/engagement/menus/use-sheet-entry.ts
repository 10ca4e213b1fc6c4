import type { Menus } from '@lounge/stores/engagement/menus';
import { useEffect, useRef } from 'react';
import { createPath, useLocation, type Location } from 'react-router-dom';
import { takeNextStep } from '../../shared/history-steps.ts';

const isEntryOfSheet = (): boolean => (history.state as { readonly sheet?: unknown } | null)?.sheet === true;

const markEntry = (): void => history.replaceState({ ...(history.state as object | null), sheet: true }, '');

const addressOfWindow = (): string => createPath(location);

/** Gives the entry below the sheet the address that the router shows, as a search in the sheet may have changed it. */
const keepAddress = ({ key, state, ...path }: Location): void => {
  const address = createPath(path);
  if (address !== addressOfWindow())
    history.replaceState({ ...(history.state as object), key, usr: state }, '', address);
};

/**
 * Gives the open sheet an entry of the history, so that the back button closes it and stays on the page. Returns what closes the menus, and
 * acts once the entry is gone.
 */
export const useSheetEntry = (menus: Menus): ((act?: () => void) => void) => {
  const afterwards = useRef<() => void>(() => undefined);
  const isMounted = useRef(false);
  const shown = useLocation();
  const last = useRef(shown);
  const keep = useRef<() => void>(() => undefined);
  useEffect(() => {
    isMounted.current = true;
    // A router of a memory, as in stories, has an address of its own.
    if (createPath(last.current) === addressOfWindow()) keep.current = () => keepAddress(last.current);
    if (!isEntryOfSheet()) history.pushState({ ...(history.state as object | null), sheet: true }, '');
    const giveBack = takeNextStep(() => {
      keep.current();
      menus.close();
    });
    return () => {
      giveBack();
      isMounted.current = false;
      queueMicrotask(() => {
        // React mounts twice in development.
        if (isMounted.current) return;
        if (!isEntryOfSheet()) return afterwards.current();
        takeNextStep(() => {
          keep.current();
          afterwards.current();
        });
        history.back();
      });
    };
  }, [menus]);
  useEffect(() => {
    last.current = shown;
    // A search in the sheet replaces its entry.
    if (!isEntryOfSheet()) markEntry();
  }, [shown]);
  return (act = () => undefined) => {
    afterwards.current = act;
    menus.close();
  };
};
