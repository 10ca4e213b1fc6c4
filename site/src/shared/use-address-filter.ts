import { startTimer } from '@lounge/transport';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useApp } from './app-context.ts';

/** A filter whose state is the address of its page. */
export interface AddressFilter<F> {
  /** The chosen filter, also while a slider moves. */
  readonly filter: F;
  /** Whether another address is on its way: the next page would take its place. */
  readonly isNavigating: boolean;
  hrefOf(filter: F): string;
  /** Opens a list: the address changes, and the page loads. */
  go(filter: F): void;
  /** Opens a list when its slider has rested. */
  goSoon(filter: F): void;
}

/** How long a slider rests before its list is opened, in milliseconds. @assumed As in the performer search. */
const restMs = 500;

/** The filter of this page's address, so that it can be shared and come back to; `searchOf` returns the query string of another one. */
export const useAddressFilter = <F>(address: F, searchOf: (filter: F) => string): AddressFilter<F> => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const [draft, setDraft] = useState<{ readonly filter: F } | null>(null);
  const { context } = useApp().stores;
  /** Ends the timer of a slider that moves; null while none does. */
  const stopResting = useRef<(() => void) | null>(null);
  /** The address that a choice leads to, until it is there; null where none is under way. */
  const awaited = useRef<string | null>(null);
  const isIdle = next === undefined;
  // The address of an earlier choice may render after a later choice is made: it does not end that one.
  useEffect(() => {
    const isAwaiting = awaited.current !== null && awaited.current !== search;
    if (isIdle && stopResting.current === null && !isAwaiting) setDraft(null);
  }, [pathname, search, isIdle]);
  useEffect(() => () => stopResting.current?.(), [pathname]);
  const hrefOf = (filter: F): string => `${pathname}${searchOf(filter)}`;
  // A further choice follows on this one, before the page is there.
  const go = (filter: F): void => {
    stopResting.current?.();
    stopResting.current = null;
    setDraft({ filter });
    const target = searchOf(filter);
    awaited.current = target;
    void Promise.resolve(navigate(hrefOf(filter), { preventScrollReset: true })).finally(() => {
      if (awaited.current === target) awaited.current = null;
    });
  };
  return {
    filter: draft === null ? address : draft.filter,
    isNavigating: !isIdle,
    hrefOf,
    go,
    goSoon: (filter) => {
      setDraft({ filter });
      stopResting.current?.();
      stopResting.current = startTimer(context, restMs, () => go(filter));
    },
  };
};
