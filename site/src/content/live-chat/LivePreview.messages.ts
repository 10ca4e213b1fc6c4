import { defineMessages } from 'react-intl';

/** Texts of a live preview. */
export const messages = {
  ...defineMessages<{ title: { name: string }; offline: { name: string }; again: { name: string } }>({
    title: { id: 'site.live.title', defaultMessage: '{name}, live' },
    offline: { id: 'site.live.offline', defaultMessage: '{name} has just left' },
    again: { id: 'site.live.again', defaultMessage: 'You have just seen {name} live' },
  }),
  ...defineMessages<{ left: { seconds: number } }>({
    left: { id: 'site.live.left', defaultMessage: '{seconds, plural, one {# second} other {# seconds}} left' },
  }),
  ...defineMessages({
    free: {
      id: 'site.live.free',
      defaultMessage: 'A free look. It ends by itself, and nothing is charged.',
    },
    picture: { id: 'site.live.picture', defaultMessage: 'Live picture' },
    message: { id: 'site.live.message', defaultMessage: 'Write a message' },
    connecting: { id: 'site.live.connecting', defaultMessage: 'Connecting' },
    ended: { id: 'site.live.ended', defaultMessage: 'That was the free look' },
    failed: { id: 'site.live.failed', defaultMessage: 'The live picture did not come' },
    failedText: {
      id: 'site.live.failedText',
      defaultMessage: 'It may be your connection or theirs.',
    },
    retry: { id: 'site.live.retry', defaultMessage: 'Try again' },
    offlineText: {
      id: 'site.live.offlineText',
      defaultMessage: 'Pin this profile and you find it again among your pins.',
    },
    anonymousText: {
      id: 'site.live.anonymousText',
      defaultMessage: 'With an account you can write to each other. It costs nothing.',
    },
    guestText: {
      id: 'site.live.guestText',
      defaultMessage: 'There is a new free look in an hour. Until then you can write a message.',
    },
    lockedText: {
      id: 'site.live.lockedText',
      defaultMessage: 'There is a new free look in an hour. Your account is locked, so you cannot write.',
    },
    signUp: { id: 'site.live.signUp', defaultMessage: 'Sign up' },
    logIn: { id: 'site.live.logIn', defaultMessage: 'Log in' },
    close: { id: 'site.live.close', defaultMessage: 'Close' },
  }),
};
