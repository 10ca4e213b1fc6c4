import type { Menus } from '@lounge/stores/engagement/menus';
import { useContext, useEffect, useRef } from 'react';
import { createPath, UNSAFE_DataRouterContext, useLocation, type Location } from 'react-router-dom';
import { takeNextStep } from '../../shared/history-steps.ts';

const isEntryOfSheet = (): boolean => (history.state as { readonly sheet?: unknown } | null)?.sheet === true;

const markEntry = (): void => history.replaceState({ ...(history.state as object | null), sheet: true }, '');

const addressOfWindow = (): string => createPath(location);

/** The router's number of the page in the history. A sheet shares that of its page. */
const indexOfEntry = (): unknown => (history.state as { readonly idx?: unknown } | null)?.idx;

/** Gives the entry below the sheet the router's address, as a search in the sheet may have changed it. */
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
  const entry = useRef<{ readonly index: unknown; isLeft: boolean }>({ index: undefined, isLeft: true });
  const shown = useLocation();
  // `useLocation` is late: on a slow device a sheet closes before the page shows what was chosen in it.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => {
    if (router === undefined) throw new Error('A sheet needs a data router.');
    isMounted.current = true;
    const own = { index: indexOfEntry(), isLeft: false };
    entry.current = own;
    // A router of a memory, as in stories, has an address of its own.
    const isInAddress = createPath(router.state.location) === addressOfWindow();
    const keep = (): void => {
      if (isInAddress) keepAddress(router.state.location);
    };
    if (!isEntryOfSheet()) history.pushState({ ...(history.state as object | null), sheet: true }, '');
    const giveBack = takeNextStep(() => {
      own.isLeft = true;
      keep();
      menus.close();
    });
    return () => {
      giveBack();
      isMounted.current = false;
      queueMicrotask(() => {
        // React mounts twice in development.
        if (isMounted.current) return;
        // The entry of another page is above that of the sheet.
        if (own.isLeft || indexOfEntry() !== own.index) return afterwards.current();
        takeNextStep(() => {
          keep();
          afterwards.current();
        });
        history.back();
      });
    };
  }, [menus, router]);
  useEffect(() => {
    const { index, isLeft } = entry.current;
    // A search in the sheet replaces its entry.
    if (!isLeft && !isEntryOfSheet() && indexOfEntry() === index) markEntry();
  }, [shown]);
  return (act = () => undefined) => {
    afterwards.current = act;
    menus.close();
  };
};
