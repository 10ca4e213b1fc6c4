import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    loading: { id: 'kit.mediaLibraryTile.loading', defaultMessage: 'Loading' },
    play: { id: 'kit.mediaLibraryTile.play', defaultMessage: 'Play' },
    listen: { id: 'kit.mediaLibraryTile.listen', defaultMessage: 'Listen' },
    open: { id: 'kit.mediaLibraryTile.open', defaultMessage: 'Open' },
    picture: { id: 'kit.mediaLibraryTile.picture', defaultMessage: 'Picture' },
    duration: { id: 'kit.mediaLibraryTile.duration', defaultMessage: 'Length' },
    chatClip: { id: 'kit.mediaLibraryTile.chatClip', defaultMessage: 'From a chat' },
    archiving: { id: 'kit.mediaLibraryTile.archiving', defaultMessage: 'Going to the archive' },
    unarchiving: { id: 'kit.mediaLibraryTile.unarchiving', defaultMessage: 'Coming back' },
  }),
  ...defineMessages<{
    archive: { title: string };
    unarchive: { title: string };
    purchased: { date: string };
    recorded: { date: string };
    pinned: { date: string };
    archived: { date: string };
  }>({
    archive: { id: 'kit.mediaLibraryTile.archive', defaultMessage: 'Archive {title}' },
    unarchive: { id: 'kit.mediaLibraryTile.unarchive', defaultMessage: 'Bring {title} back' },
    purchased: { id: 'kit.mediaLibraryTile.purchased', defaultMessage: 'yours since {date}' },
    recorded: { id: 'kit.mediaLibraryTile.recorded', defaultMessage: 'recorded {date}' },
    pinned: { id: 'kit.mediaLibraryTile.pinned', defaultMessage: 'pinned {date}' },
    archived: { id: 'kit.mediaLibraryTile.archived', defaultMessage: 'archived {date}' },
  }),
  ...defineMessages<{ pictures: { count: number } }>({
    pictures: {
      id: 'kit.mediaLibraryTile.pictures',
      defaultMessage: '{count, plural, one {# picture} other {# pictures}}',
    },
  }),
};
