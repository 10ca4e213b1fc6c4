import * as s from '../../schema/s.ts';
import { actorRef, picture } from '../../schema/common.ts';
import { mediaSource } from '../videos/schemas.ts';

/**
 * The kind of media. Albums are photos.
 * @assumed Audio: the documents count it in totals and name it beside the tabs, and have two types only.
 */
export const libraryMediaType = s.enum(['video', 'photo', 'audio'], {
  id: 'LibraryMediaType',
  description: 'the kind of media; an album is a photo',
});

/** Why something is in the library. An archived item is in the archive only, until it is brought back. */
export const librarySource = s.enum(['purchased', 'pinned', 'archived'], {
  id: 'LibrarySource',
  description: 'why something is in the library; what is archived is in the archive only',
});

/**
 * Where media come from. Given media count as those of the shop.
 * @assumed The spelling of "chat clip", as a name in GraphQL has no space; `feed` for the media of posts, which have a tab of their own.
 */
export const libraryOrigin = s.enum(['shop', 'chatClip', 'feed'], {
  id: 'LibraryOrigin',
  description: 'where media come from: the shop, a chat that a performer recorded, or a post',
});

/** The order of a list. @assumed */
export const libraryOrder = s.enum(['newest', 'oldest', 'title', 'performer'], {
  id: 'LibraryOrder',
  description: 'the order of a list of the library',
});

/** A part of the library. @spec entity:enum.mediaLibraryTab */
export const libraryTabs = ['shop', 'pinned', 'archive', 'feed', 'messenger', 'clips', 'audio'] as const;

/** A part of the library. */
export type LibraryTab = (typeof libraryTabs)[number];

/** The subject of an item. */
export const libraryKind = s.enum(['video', 'album', 'picture', 'clip', 'audio', 'post'], {
  id: 'LibraryKind',
  description: 'the subject of an item: clips and audio are recorded in chats, posts are bought in the feed',
});

/**
 * Something in the guest's library. `at` is when it was bought, pinned, recorded or archived, `duration` in seconds. Media of chats
 * have no title and no page: `media` says where they are played.
 * @spec entity:mediaLibraryItem
 * @assumed All fields but media type, source and origin.
 */
export const libraryAsset = s.object(
  {
    id: s.string,
    kind: libraryKind,
    mediaType: libraryMediaType,
    source: librarySource,
    origin: libraryOrigin,
    title: s.nullable(s.string),
    actor: actorRef,
    preview: picture,
    isLocked: s.boolean,
    duration: s.nullable(s.count),
    pictureCount: s.nullable(s.count),
    link: s.nullable(s.string),
    media: s.nullable(mediaSource),
    at: s.instant,
  },
  { id: 'LibraryAsset', description: 'something in the guest’s library; duration in seconds' },
);

/** How many items each part of the library has. */
const libraryTabTotals = s.object(
  {
    shop: s.count,
    pinned: s.count,
    archive: s.count,
    feed: s.count,
    messenger: s.count,
    clips: s.count,
    audio: s.count,
  },
  { id: 'LibraryTabTotals', description: 'how many items each part of the library has; of messages up to 1,000' },
);

/**
 * The number of things that the guest owns, the archive included, and of items in each part.
 * @spec entity:mediaLibraryTotals
 * @assumed The numbers by part.
 */
export const libraryTotals = s.object(
  { videos: s.count, photos: s.count, audio: s.count, chatClips: s.count, tabs: libraryTabTotals },
  { id: 'LibraryTotals', description: 'what the guest owns, and how many items each part of the library has' },
);

/** The fields of a change: the item, where it is now, and the totals after it. */
export const libraryChangeFields = { assetId: s.string, isArchived: s.boolean, totals: libraryTotals } as const;
