import { defineMessages } from 'react-intl';

/** Texts of the guest's library. */
export const messages = {
  ...defineMessages({
    title: { id: 'site.library.title', defaultMessage: 'Library' },
    description: {
      id: 'site.library.description',
      defaultMessage: 'Your videos, albums, pins and what was recorded in your chats.',
    },
    photosTitle: { id: 'site.library.photosTitle', defaultMessage: 'Your pictures' },
    photosDescription: { id: 'site.library.photosDescription', defaultMessage: 'Your albums and pinned pictures.' },
    parts: { id: 'site.library.parts', defaultMessage: 'Parts of your library' },
    shop: { id: 'site.library.shop', defaultMessage: 'Shop' },
    pinned: { id: 'site.library.pinned', defaultMessage: 'Pinned' },
    archive: { id: 'site.library.archive', defaultMessage: 'Archive' },
    messenger: { id: 'site.library.messenger', defaultMessage: 'Messenger' },
    feed: { id: 'site.library.feed', defaultMessage: 'Feed' },
    clips: { id: 'site.library.clips', defaultMessage: 'Clips' },
    audio: { id: 'site.library.audio', defaultMessage: 'Audio' },
    search: { id: 'site.library.search', defaultMessage: 'Search your library' },
    searchNow: { id: 'site.library.searchNow', defaultMessage: 'Search' },
    kinds: { id: 'site.library.kinds', defaultMessage: 'Kind of media' },
    all: { id: 'site.library.all', defaultMessage: 'All' },
    video: { id: 'site.library.video', defaultMessage: 'Videos' },
    photo: { id: 'site.library.photo', defaultMessage: 'Pictures' },
    order: { id: 'site.library.order', defaultMessage: 'Order' },
    newest: { id: 'site.library.newest', defaultMessage: 'Newest first' },
    oldest: { id: 'site.library.oldest', defaultMessage: 'Oldest first' },
    byTitle: { id: 'site.library.byTitle', defaultMessage: 'By title' },
    byPerformer: { id: 'site.library.byPerformer', defaultMessage: 'By performer' },
    loading: { id: 'site.library.loading', defaultMessage: 'Your library is loading' },
    notLoaded: { id: 'site.library.notLoaded', defaultMessage: 'Your library did not load' },
    emptyShop: { id: 'site.library.emptyShop', defaultMessage: 'Your shelf is empty' },
    emptyShopText: {
      id: 'site.library.emptyShopText',
      defaultMessage: 'Videos and albums that you buy stay here and stay yours.',
    },
    allArchived: { id: 'site.library.allArchived', defaultMessage: 'Everything is in the archive' },
    allArchivedText: {
      id: 'site.library.allArchivedText',
      defaultMessage: 'Nothing is lost: it comes back with one click.',
    },
    toArchive: { id: 'site.library.toArchive', defaultMessage: 'To the archive' },
    browse: { id: 'site.library.browse', defaultMessage: 'Browse videos' },
    emptyPinned: { id: 'site.library.emptyPinned', defaultMessage: 'Nothing pinned' },
    emptyPinnedText: {
      id: 'site.library.emptyPinnedText',
      defaultMessage: 'Pin albums and pictures, and find them here again.',
    },
    emptyArchive: { id: 'site.library.emptyArchive', defaultMessage: 'Nothing put away' },
    emptyArchiveText: {
      id: 'site.library.emptyArchiveText',
      defaultMessage: 'Archive what you have seen. It comes back with one click.',
    },
    toShop: { id: 'site.library.toShop', defaultMessage: 'Back to the shop tab' },
    emptyMessenger: { id: 'site.library.emptyMessenger', defaultMessage: 'No pictures in your messages' },
    emptyMessengerText: {
      id: 'site.library.emptyMessengerText',
      defaultMessage: 'Pictures that you send and receive are kept here.',
    },
    toMessenger: { id: 'site.library.toMessenger', defaultMessage: 'To your messages' },
    emptyFeed: { id: 'site.library.emptyFeed', defaultMessage: 'No posts yet' },
    emptyFeedText: {
      id: 'site.library.emptyFeedText',
      defaultMessage: 'Photos and clips of posts that you buy stay here and stay yours.',
    },
    toFeed: { id: 'site.library.toFeed', defaultMessage: 'To the feed' },
    emptyClips: { id: 'site.library.emptyClips', defaultMessage: 'No clips yet' },
    emptyAudio: { id: 'site.library.emptyAudio', defaultMessage: 'No sounds yet' },
    emptyChatText: {
      id: 'site.library.emptyChatText',
      defaultMessage: 'After a video chat the performer may leave you a recording of it.',
    },
    toLive: { id: 'site.library.toLive', defaultMessage: 'See who is live' },
    nothingText: {
      id: 'site.library.nothingText',
      defaultMessage: 'Try another word, or another part of your library.',
    },
    clear: { id: 'site.library.clear', defaultMessage: 'Clear the search' },
    you: { id: 'site.library.you', defaultMessage: 'you' },
    undo: { id: 'site.library.undo', defaultMessage: 'Undo' },
    retry: { id: 'site.library.retry', defaultMessage: 'Try again' },
    notPlayed: { id: 'site.library.notPlayed', defaultMessage: 'It cannot be played right now.' },
  }),
  ...defineMessages<{
    nothing: { search: string };
    chatWith: { name: string };
    postBy: { name: string };
    pictureFrom: { name: string };
  }>({
    nothing: { id: 'site.library.nothing', defaultMessage: 'Nothing found for “{search}”' },
    postBy: { id: 'site.library.postBy', defaultMessage: 'Post by {name}' },
    chatWith: { id: 'site.library.chatWith', defaultMessage: 'Video chat with {name}' },
    pictureFrom: { id: 'site.library.pictureFrom', defaultMessage: 'Picture from {name}' },
  }),
  ...defineMessages<{
    archived: { title: string };
    unarchived: { title: string };
    notMoved: { title: string };
    locked: { title: string };
    restricted: { title: string };
  }>({
    archived: { id: 'site.library.archived', defaultMessage: '“{title}” is in the archive.' },
    unarchived: { id: 'site.library.unarchived', defaultMessage: '“{title}” is back in your library.' },
    notMoved: { id: 'site.library.notMoved', defaultMessage: '“{title}” stayed where it was.' },
    locked: {
      id: 'site.library.locked',
      defaultMessage: '“{title}” stayed where it was, as your account is locked.',
    },
    restricted: {
      id: 'site.library.restricted',
      defaultMessage: '“{title}” stayed where it was, as your account is restricted.',
    },
  }),
  ...defineMessages<{
    videosOwned: { count: number };
    photosOwned: { count: number };
    audioOwned: { count: number };
    clipsOwned: { count: number };
    feedClipsOwned: { count: number };
    feedPhotosOwned: { count: number };
  }>({
    videosOwned: { id: 'site.library.videosOwned', defaultMessage: '{count, plural, one {# video} other {# videos}}' },
    photosOwned: { id: 'site.library.photosOwned', defaultMessage: '{count, plural, one {# album} other {# albums}}' },
    audioOwned: { id: 'site.library.audioOwned', defaultMessage: '{count, plural, one {# sound} other {# sounds}}' },
    clipsOwned: {
      id: 'site.library.clipsOwned',
      defaultMessage: '{count, plural, one {# chat clip} other {# chat clips}}',
    },
    feedClipsOwned: {
      id: 'site.library.feedClipsOwned',
      defaultMessage: '{count, plural, one {# clip of the feed} other {# clips of the feed}}',
    },
    feedPhotosOwned: {
      id: 'site.library.feedPhotosOwned',
      defaultMessage: '{count, plural, one {# photo post} other {# photo posts}}',
    },
  }),
};
