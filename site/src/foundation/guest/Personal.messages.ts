import { defineMessages } from 'react-intl';

/** Texts of the guest's own page. */
export const messages = {
  ...defineMessages({
    tickets: { id: 'site.personal.tickets', defaultMessage: 'Your tickets' },
    title: { id: 'site.personal.title', defaultMessage: 'Your evening' },
    description: {
      id: 'site.personal.description',
      defaultMessage: 'What you pinned, what you bought and where your coins went.',
    },
    anonymous: { id: 'site.personal.anonymous', defaultMessage: 'Log in to see what is yours' },
    anonymousText: {
      id: 'site.personal.anonymousText',
      defaultMessage: 'Pins, albums and coins are kept with your account.',
    },
    logIn: { id: 'site.personal.logIn', defaultMessage: 'Log in' },
    pinned: { id: 'site.personal.pinned', defaultMessage: 'Pinned performers' },
    nobody: { id: 'site.personal.nobody', defaultMessage: 'Nobody is pinned yet' },
    nobodyText: {
      id: 'site.personal.nobodyText',
      defaultMessage: 'Pin performers on their pages and see here who is online.',
    },
    alerts: {
      id: 'site.personal.alerts',
      defaultMessage: 'You are told at most once in six hours, and not between 22:00 and 8:00 (Berlin).',
    },
    seeLive: { id: 'site.personal.seeLive', defaultMessage: 'See who is live' },
    albums: { id: 'site.personal.albums', defaultMessage: 'Pinned albums' },
    photos: { id: 'site.personal.photos', defaultMessage: 'Pinned pictures' },
    nothing: { id: 'site.personal.nothing', defaultMessage: 'Nothing is pinned here yet' },
    nothingText: {
      id: 'site.personal.nothingText',
      defaultMessage: 'Pin albums, and you find them here.',
    },
    nothingPhotosText: {
      id: 'site.personal.nothingPhotosText',
      defaultMessage: 'Pin pictures of albums, and you find them here.',
    },
    back: { id: 'site.personal.back', defaultMessage: 'Back' },
    addCoins: { id: 'site.personal.addCoins', defaultMessage: 'Add coins' },
    notLoaded: { id: 'site.personal.notLoaded', defaultMessage: 'This did not load' },
  }),
  ...defineMessages<{ onlineNow: { count: number } }>({
    onlineNow: {
      id: 'site.personal.onlineNow',
      defaultMessage: '{count, plural, =0 {nobody online} one {# online} other {# online}}',
    },
  }),
  ...defineMessages<{ boughtAlbums: { count: number } }>({
    boughtAlbums: {
      id: 'site.personal.boughtAlbums',
      defaultMessage: '{count, plural, one {# album bought} other {# albums bought}}',
    },
  }),
  ...defineMessages<{ boughtVideos: { count: number } }>({
    boughtVideos: {
      id: 'site.personal.boughtVideos',
      defaultMessage: '{count, plural, one {# video bought} other {# videos bought}}',
    },
  }),
};
