import { videoSortOfGrid } from '@lounge/protocol/engagement/tile-grid';
import type { VideoFilter, VideoListing } from '@lounge/stores/content/videos';
import type { GridSort } from '@lounge/stores/engagement/tile-grid';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAddressFilter, type AddressFilter } from '../shared/use-address-filter.ts';
import { filterOf, searchOf } from './video-address.ts';
import { kindOf, type VideoListKey } from './video-kinds.ts';
import { listingKey, useListings, useVideoLists } from './video-lists-stores.ts';

/** A list of videos with the address of its page. */
export interface VideoPageState extends AddressFilter<VideoFilter> {
  readonly kind: ReturnType<typeof kindOf>;
  readonly listing: VideoListing;
  /** Shows one more page under those that are shown. */
  showMore(): Promise<void>;
}

/** The order of an address, or the one that the guest stored. */
export const inOrder = (filter: VideoFilter, stored: GridSort): VideoFilter => ({
  ...filter,
  sort: filter.sort ?? (stored === null ? null : videoSortOfGrid[stored]),
});

/** The list of this page. Its address is its state, so that it can be shared and come back to. */
export const useVideoPage = (key: VideoListKey): VideoPageState => {
  const kind = kindOf(key);
  const { search } = useLocation();
  const navigate = useNavigate();
  const { orders } = useVideoLists();
  const listings = useListings();
  const address = filterOf(new URLSearchParams(search), kind.type);
  const filter = useAddressFilter(address, searchOf);
  const listing = listings.open(listingKey(inOrder(address, orders[key].sort)));
  return {
    ...filter,
    kind,
    listing,
    showMore: async () => {
      const next = filter.hrefOf({ ...address, page: listing.pages + 1 });
      await navigate(next, { preventScrollReset: true, replace: true });
    },
  };
};
