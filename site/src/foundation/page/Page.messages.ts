import { defineMessages } from 'react-intl';

/** Texts of the frame around every page, and of pages that failed. */
export const messages = defineMessages({
  noScript: {
    id: 'site.page.noScript',
    defaultMessage:
      'Live pictures, chats and messages need JavaScript. Without it you can look around, log in and add coins.',
  },
  needsScript: {
    id: 'site.page.needsScript',
    defaultMessage: 'What is missing here needs JavaScript.',
  },
  skip: { id: 'site.page.skip', defaultMessage: 'Skip to the content' },
  live: { id: 'site.page.live', defaultMessage: 'Live' },
  logIn: { id: 'site.page.logIn', defaultMessage: 'Log in' },
  signUp: { id: 'site.page.signUp', defaultMessage: 'Sign up' },
  rewards: { id: 'site.page.rewards', defaultMessage: 'Rewards' },
  offline: { id: 'site.page.offline', defaultMessage: 'You are offline. What you see is from a moment ago.' },
  reconnecting: { id: 'site.page.reconnecting', defaultMessage: 'The connection was lost. Trying again …' },
  notFoundTitle: { id: 'site.page.notFoundTitle', defaultMessage: 'Nobody is behind this door' },
  notFoundText: {
    id: 'site.page.notFoundText',
    defaultMessage: 'The address may be mistyped, or what was here has gone.',
  },
  notFoundAction: { id: 'site.page.notFoundAction', defaultMessage: 'See who is live' },
  errorTitle: { id: 'site.page.errorTitle', defaultMessage: 'This did not work' },
  errorText: { id: 'site.page.errorText', defaultMessage: 'The fault is ours. Please try again in a moment.' },
  adults: { id: 'site.page.adults', defaultMessage: 'For adults. Everyone here is 21 or older.' },
  incomplete: {
    id: 'site.page.incomplete',
    defaultMessage: 'This page did not load completely. Load it again',
  },
  showMore: { id: 'site.page.showMore', defaultMessage: 'Show more' },
  listNotLoaded: { id: 'site.page.listNotLoaded', defaultMessage: 'The list did not load' },
  moreNotLoaded: { id: 'site.page.moreNotLoaded', defaultMessage: 'More did not load. Try again.' },
  berlinTime: { id: 'site.page.berlinTime', defaultMessage: 'The times are Berlin time.' },
  leftTitle: { id: 'site.page.leftTitle', defaultMessage: 'Thank you for being honest' },
  leftText: { id: 'site.page.leftText', defaultMessage: 'This place is for adults. You can close this window.' },
});
