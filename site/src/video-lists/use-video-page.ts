import { videoSortOfGrid } from '@lounge/protocol/engagement/tile-grid';
import type { VideoFilter, VideoListing } from '@lounge/stores/content/videos';
import type { GridSort } from '@lounge/stores/engagement/tile-grid';
import { startTimer } from '@lounge/transport';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useApp } from '../shared/app-context.ts';
import { filterOf, searchOf } from './video-address.ts';
import { kindOf, type VideoListKey } from './video-kinds.ts';
import { listingKey, useListings, useVideoLists } from './video-lists-stores.ts';

/** A list of videos with the address of its page. */
export interface VideoPageState {
  readonly kind: ReturnType<typeof kindOf>;
  readonly listing: VideoListing;
  /** The chosen filter, also while a slider moves. */
  readonly filter: VideoFilter;
  /** Whether another address is on its way: the next page would take its place. */
  readonly isNavigating: boolean;
  hrefOf(filter: VideoFilter): string;
  /** Opens a list: the address changes, and the page loads. */
  go(filter: VideoFilter): void;
  /** Opens a list when its slider has rested. */
  goSoon(filter: VideoFilter): void;
  /** Shows one more page under those that are shown. */
  showMore(): Promise<void>;
}

/** How long a slider rests before its list is opened, in milliseconds. @assumed As in the performer search. */
const restMs = 500;

/** The order of an address, or the one that the guest stored. */
export const inOrder = (filter: VideoFilter, stored: GridSort): VideoFilter => ({
  ...filter,
  sort: filter.sort ?? (stored === null ? null : videoSortOfGrid[stored]),
});

/** The list of this page. Its address is its state, so that it can be shared and come back to. */
export const useVideoPage = (key: VideoListKey): VideoPageState => {
  const kind = kindOf(key);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const { orders } = useVideoLists();
  const listings = useListings();
  const [draft, setDraft] = useState<VideoFilter | null>(null);
  const { context } = useApp().stores;
  /** Ends the timer of a slider that moves; null while none does. */
  const stopResting = useRef<(() => void) | null>(null);
  /** The address that a choice leads to, until it is there; null where none is under way. */
  const awaited = useRef<string | null>(null);
  const address = filterOf(new URLSearchParams(search), kind.type);
  const isIdle = next === undefined;
  // The address of an earlier choice may render after a later choice is made: it does not end that one.
  useEffect(() => {
    const isAwaiting = awaited.current !== null && awaited.current !== search;
    if (isIdle && stopResting.current === null && !isAwaiting) setDraft(null);
  }, [pathname, search, isIdle]);
  useEffect(() => () => stopResting.current?.(), [pathname]);
  const listing = listings.open(listingKey(inOrder(address, orders[key].sort)));
  const hrefOf = (filter: VideoFilter): string => `${pathname}${searchOf(filter)}`;
  // A further choice follows on this one, before the page is there.
  const go = (filter: VideoFilter): void => {
    stopResting.current?.();
    stopResting.current = null;
    setDraft(filter);
    const target = searchOf(filter);
    awaited.current = target;
    void Promise.resolve(navigate(hrefOf(filter), { preventScrollReset: true })).finally(() => {
      if (awaited.current === target) awaited.current = null;
    });
  };
  return {
    kind,
    listing,
    filter: draft ?? address,
    isNavigating: !isIdle,
    hrefOf,
    go,
    goSoon: (filter) => {
      setDraft(filter);
      stopResting.current?.();
      stopResting.current = startTimer(context, restMs, () => go(filter));
    },
    showMore: async () => {
      await navigate(hrefOf({ ...address, page: listing.pages + 1 }), { preventScrollReset: true, replace: true });
    },
  };
};
