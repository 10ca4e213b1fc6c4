import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { newKey } from '../../app/new-key.ts';

/**
 * Where the place of an entry of the browser's history is kept: under the router's key. Pages that were opened by their address
 * all have the key "default", so their entries get one of their own, which stays with them when they are loaded again.
 */
const keyOf = (routerKey: string): string => {
  if (routerKey !== 'default') return `scroll:${routerKey}`;
  const state = history.state as { readonly entry?: string } | null;
  const entry = state?.entry ?? newKey();
  if (state?.entry === undefined) history.replaceState({ ...state, entry }, '');
  return `scroll:${entry}`;
};

/**
 * Keeps the place on a page for going back, and begins a new page at its top. The router's own element does the same and
 * brings a kilobyte of its framework with it.
 */
export const ScrollMemory = () => {
  const { key, search, hash } = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const name = keyOf(key);
    const kept = sessionStorage.getItem(name);
    const isNamed = hash !== '' || new URLSearchParams(search).has('scrollTo');
    if (type === 'POP' && kept !== null) window.scrollTo(0, Number(kept));
    else if (!isFirst.current && !isNamed) window.scrollTo(0, 0);
    isFirst.current = false;
    const listening = new AbortController();
    const keep = () => sessionStorage.setItem(name, String(Math.round(window.scrollY)));
    // It lives as long as the page that is shown, which is shorter than any scope, and the signal ends it.
    // oxlint-disable-next-line no-restricted-properties
    window.addEventListener('scroll', keep, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [key, search, hash, type]);
  return null;
};
