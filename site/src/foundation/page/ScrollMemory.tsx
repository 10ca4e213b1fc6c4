import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { newKey } from '../../app/new-key.ts';

/**
 * Returns the storage key for the scroll position of a history entry: the router's key. Pages opened by their address
 * all have the key "default", so these entries get a unique one in their state, which survives a reload.
 */
const keyOf = (routerKey: string): string => {
  if (routerKey !== 'default') return `scroll:${routerKey}`;
  const state = history.state as { readonly entry?: string } | null;
  const entry = state?.entry ?? newKey();
  if (state?.entry === undefined) history.replaceState({ ...state, entry }, '');
  return `scroll:${entry}`;
};

/**
 * Restores the scroll position on going back, and starts a new page at its top. The router's own component does the same
 * but adds a kilobyte of its framework.
 */
export const ScrollMemory = () => {
  const { key, search, hash } = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const storageKey = keyOf(key);
    const saved = sessionStorage.getItem(storageKey);
    const hasTarget = hash !== '' || new URLSearchParams(search).has('scrollTo');
    if (type === 'POP' && saved !== null) window.scrollTo(0, Number(saved));
    else if (!isFirst.current && !hasTarget) window.scrollTo(0, 0);
    isFirst.current = false;
    const listening = new AbortController();
    const save = () => sessionStorage.setItem(storageKey, String(Math.round(window.scrollY)));
    // The listener lives as long as the shown page, which is shorter than any scope; the signal removes it.
    // oxlint-disable-next-line no-restricted-properties
    window.addEventListener('scroll', save, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [key, search, hash, type]);
  return null;
};
