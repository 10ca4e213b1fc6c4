import { BackLink } from '@lounge/kit/back-link';
import { useLayoutEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useMatches, useNavigate } from 'react-router-dom';
import type { RouteHandle } from '../../shared/head.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { followOpenedLink } from './opened-link.ts';
import { messages } from './BackToList.messages.ts';

/** The last list that was shown: its address and its place in the history. */
let last: { readonly href: string; readonly place: number } | null = null;

/** The places of entries of the history, by their keys. */
const places = new Map<string, number>();

/**
 * The place of the entry that a page belongs to, as the router counts; null where it does not. The history is ahead of the page while another
 * one is loading, so that an entry is looked up once.
 */
const placeOf = (key: string): number | null => {
  const state = history.state as { readonly idx?: unknown } | null;
  if (!places.has(key) && typeof state?.idx === 'number') places.set(key, state.idx);
  return places.get(key) ?? null;
};

/** The list from which this page was opened, and how many steps back it is; null on a list, and without one in the history. */
const useLastList = (): { href: string; steps: number } | null => {
  const { key, pathname, search } = useLocation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const isList = handle?.isList === true;
  const place = useIsHydrated() ? placeOf(key) : null;
  useLayoutEffect(() => {
    if (place === null) return;
    if (isList) last = { href: pathname + search, place };
    // An entry before the list, or in its place, begins another way.
    else if (last !== null && place <= last.place) last = null;
  }, [key, place, pathname, search, isList]);
  useLayoutEffect(() => (isList ? followOpenedLink(key, place) : undefined), [key, place, isList]);
  if (isList || last === null || place === null || place <= last.place) return null;
  return { href: last.href, steps: place - last.place };
};

/**
 * The way back to the list that a page was opened from: through the history, so that it is at its old place. It is a landmark of its own, as
 * a page may have no steps beside it.
 */
export const BackToList = () => {
  const list = useLastList();
  const navigate = useNavigate();
  const intl = useIntl();
  if (list === null) return null;
  return (
    <nav data-part="back" aria-label={intl.formatMessage(messages.wayBack)}>
      <BackLink href={list.href} onBack={() => void navigate(-list.steps)} />
    </nav>
  );
};
