import type { StorageKey } from '@lounge/locale';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { storedTextOf } from '@lounge/stores';
import { newKey } from '@lounge/transport';
import { pageStorage } from '../../shared/page-storage.ts';

/**
 * The key under which the place of a history entry is kept: the router's. Entries that were opened by their address all have "default", so
 * they get one of their own, which stays with them after a reload.
 */
const keyOf = (routerKey: string): StorageKey => {
  if (routerKey !== 'default') return `scroll:${routerKey}`;
  const state = history.state as { readonly entry?: unknown } | null;
  if (typeof state?.entry === 'string') return `scroll:${state.entry}`;
  const entry = newKey();
  history.replaceState({ ...state, entry }, '');
  return `scroll:${entry}`;
};

/** The stored scroll position in pixels; null if nothing is stored or it is not a number. */
const positionIn = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

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
    const storedText = storedTextOf(pageStorage, name);
    const position = positionIn(storedText.read());
    const isNamed = hash !== '' || new URLSearchParams(search).has('scrollTo');
    if (type === 'POP' && position !== null) window.scrollTo(0, position);
    // An address that is replaced is of the same page.
    else if (!isFirst.current && !isNamed && type !== 'REPLACE') window.scrollTo(0, 0);
    isFirst.current = false;
    const listening = new AbortController();
    const keep = () => storedText.write(String(Math.round(window.scrollY)));
    // It lives as long as the page that is shown, which is shorter than any scope, and the signal ends it.
    // oxlint-disable-next-line no-restricted-properties
    window.addEventListener('scroll', keep, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [key, search, hash, type]);
  return null;
};
