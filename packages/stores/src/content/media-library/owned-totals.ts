import type { LibraryTotals } from './MediaLibrary.ts';

/** How many clips and photos of posts the guest bought, which the feed counts. */
export interface FeedTotals {
  readonly clips: number;
  readonly photos: number;
}

/** Everything that a guest owns, by kind. */
export interface OwnedTotals extends Pick<LibraryTotals, 'videos' | 'photos' | 'audio' | 'chatClips'> {
  readonly feedClips: number;
  readonly feedPhotos: number;
}

/**
 * The totals of the library with those of the feed; what the feed has is 0 while it is not known.
 * @spec state:media-library-totals
 * @assumed They stand beside each other: a post is one item with several photos, and a sum with albums would count neither.
 */
export const ownedTotals = (
  { videos, photos, audio, chatClips }: LibraryTotals,
  { clips: feedClips, photos: feedPhotos }: FeedTotals = { clips: 0, photos: 0 },
): OwnedTotals => ({ videos, photos, audio, chatClips, feedClips, feedPhotos });
