import { lazySlot } from '../../shared/lazy-slot.tsx';

/** The slot of the feed's row on the start page, which is links and works without script, and what loads its code. */
export const { Slot: HomeFeedSlot, load: loadHomeFeed } = lazySlot(
  () => import('./home-feed.ts'),
  ({ HomeFeedRowConnected }) => HomeFeedRowConnected,
);
