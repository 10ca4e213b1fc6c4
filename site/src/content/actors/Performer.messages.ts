import { defineMessages } from 'react-intl';

const plain = defineMessages({
  pin: { id: 'site.performer.pin', defaultMessage: 'Pin' },
  online: { id: 'site.performer.online', defaultMessage: 'Online, not in a chat' },
  inChat: { id: 'site.performer.inChat', defaultMessage: 'In a private chat' },
  inShow: { id: 'site.performer.inShow', defaultMessage: 'In a ticket show' },
  offline: { id: 'site.performer.offline', defaultMessage: 'Not here right now' },
  albums: { id: 'site.performer.albums', defaultMessage: 'Albums' },
  videos: { id: 'site.performer.videos', defaultMessage: 'Videos' },
  myNote: { id: 'site.performer.myNote', defaultMessage: 'My note' },
  noAlbums: { id: 'site.performer.noAlbums', defaultMessage: 'No albums yet' },
  noVideos: { id: 'site.performer.noVideos', defaultMessage: 'No videos yet' },
  notLoaded: { id: 'site.performer.notLoaded', defaultMessage: 'This part could not be loaded' },
  satisfied: { id: 'site.performer.satisfied', defaultMessage: 'Satisfied guests' },
  usuallyHere: { id: 'site.performer.usuallyHere', defaultMessage: 'Usually here' },
  watchLive: { id: 'site.performer.watchLive', defaultMessage: 'Watch live' },
  aboutMe: { id: 'site.performer.aboutMe', defaultMessage: 'About me' },
  similar: { id: 'site.performer.similar', defaultMessage: 'In the same mood' },
});

const counted = defineMessages<{
  livePicture: { name: string };
  offlineUntil: { hours: number };
  ratings: { percent: number; count: number };
  pins: { count: number };
  allAlbums: { count: number };
  allVideos: { count: number };
  inNinetyDays: { count: number };
}>({
  livePicture: { id: 'site.performer.livePicture', defaultMessage: '{name}, live now' },
  offlineUntil: {
    id: 'site.performer.offlineUntil',
    defaultMessage: 'Not here right now, usually back in {hours, plural, one {# hour} other {# hours}}',
  },
  allAlbums: { id: 'site.performer.allAlbums', defaultMessage: 'All {count, number} albums' },
  allVideos: { id: 'site.performer.allVideos', defaultMessage: 'All {count, number} videos' },
  ratings: {
    id: 'site.performer.ratings',
    defaultMessage: '{percent}% of {count, plural, one {# rating} other {# ratings}}',
  },
  pins: { id: 'site.performer.pins', defaultMessage: '{count, plural, one {# pin} other {# pins}}' },
  inNinetyDays: {
    id: 'site.performer.inNinetyDays',
    defaultMessage: '{count, plural, one {# rating} other {# ratings}} in 90 days',
  },
});

/** Texts of a performer's page. */
export const messages = { ...plain, ...counted };
