import { describe, describeValues } from '../../declare/describe.ts';
import { mediaLibraryChanged } from './messages.ts';
import { archiveLibraryAsset, libraryAssets, unarchiveLibraryAsset } from './queries.ts';
import {
  libraryAsset,
  libraryTotals,
  librarySource,
  libraryOrigin,
  libraryMediaType,
  libraryKind,
  libraryOrder,
} from './schemas.ts';

const change = {
  assetId: 'the item, as `id` in the list',
  isArchived: 'whether it is in the archive now',
  totals: 'the numbers of all parts after the change',
};

/** Descriptions of this module's fields. */
export const descriptions = [
  describe(libraryAsset, {
    id: 'for archiving it; unique over all kinds',
    kind: 'what it is; clips and audio are recorded in chats',
    mediaType: 'the tab of media that it belongs to; albums are photos',
    source: 'why it is here; an archived item is in the archive only',
    origin: 'bought or given in the shop, or recorded in a chat',
    title: 'in the caller’s language; null for media of chats and for a post without one',
    actor: 'whose content it is',
    preview: 'a picture for its tile; blurred where it is locked',
    isLocked: 'whether the guest cannot open it, such as what was pinned and not bought',
    duration: 'seconds; null for pictures, albums and photos of posts',
    pictureCount: 'pictures of an album or of a post; null for all other kinds',
    link: 'the path of its page in the caller’s language; null for media of chats',
    media: 'the source for a player; null for what has a page',
    at: 'when it was bought, pinned, recorded or archived, by which the list is ordered',
  }),
  describe(libraryTotals, {
    videos: 'videos that the guest owns, archived ones included',
    photos: 'albums and pictures that the guest owns, archived ones included',
    audio: 'recordings of sound that the guest owns, archived ones included',
    chatClips: 'clips of chats that the guest owns, archived ones included',
    tabs: [
      'what each part of the library shows',
      {
        shop: 'what was bought or given, without the archive',
        pinned: 'what was pinned',
        archive: 'what was archived',
        feed: 'bought posts, without the archive',
        messenger: 'pictures in messages, counted up to 1,000',
        clips: 'clips of chats, without the archive',
        audio: 'recordings of sound, without the archive',
      },
    ],
  }),
  describe(libraryAssets.input, {
    filter: [
      'which items; what is owned if left out',
      {
        mediaType: 'only this kind of media',
        source: 'what was pinned or archived instead of what is owned',
        origin: 'only from the shop, only from chats, or only from the feed',
      },
    ],
    first: 'how many, 30 if left out, at most 100, more counts as 100',
    offset: 'items to skip, 0 if left out',
    search: 'words of titles and names of performers; without a letter or digit it finds nothing',
    order: '`newest` if left out',
  }),
  describe(libraryAssets.answer, { items: 'the items of this page', total: 'all that match' }),
  describe(archiveLibraryAsset.input, { assetId: 'an item that the guest owns; it stays owned and playable' }),
  describe(archiveLibraryAsset.answer, change),
  describe(unarchiveLibraryAsset.input, { assetId: 'an item of the archive; one that is not there is left as it is' }),
  describe(mediaLibraryChanged.payload, change),
  describeValues(librarySource, {
    purchased: 'bought or given',
    pinned: 'pinned by the guest',
    archived: 'put into the archive, whatever it was before',
  }),
  describeValues(libraryOrigin, {
    shop: 'bought in the shop, or given',
    chatClip: 'recorded by a performer in a chat',
    feed: 'the media of a post',
  }),
  describeValues(libraryMediaType, { photo: 'an album or a picture' }),
  describeValues(libraryKind, {
    clip: 'a video that was recorded in a chat',
    audio: 'sound that was recorded in a chat',
    post: 'the clip or the photos of a post that the guest bought',
  }),
  describeValues(libraryOrder, {
    newest: 'the last that was added first',
    oldest: 'the first that was added first',
    title: 'by title, from A',
    performer: 'by the performer’s name, from A',
  }),
].flat();
