import { defineMessages } from 'react-intl';

/** Texts of the pages of campaigns. */
export const messages = {
  ...defineMessages({
    notYet: { id: 'site.campaigns.notYet', defaultMessage: 'It has not started yet' },
    isOver: { id: 'site.campaigns.isOver', defaultMessage: 'This is over' },
    isOverText: { id: 'site.campaigns.isOverText', defaultMessage: 'What you won stays yours. See what runs now.' },
    notLoaded: { id: 'site.campaigns.notLoaded', defaultMessage: 'This could not be loaded' },
  }),
  ...defineMessages<{ begins: { when: string } }>({
    begins: { id: 'site.campaigns.begins', defaultMessage: 'It begins on {when}.' },
  }),
};

/** Texts of the egg hunt. */
export const easterMessages = {
  ...defineMessages({
    title: { id: 'site.easter.title', defaultMessage: 'The egg hunt' },
    description: {
      id: 'site.easter.description',
      defaultMessage: 'Some pages hide an egg each day. Whoever finds it collects rewards.',
    },
    yours: { id: 'site.easter.yours', defaultMessage: 'Your eggs' },
    how: {
      id: 'site.easter.how',
      defaultMessage: 'Look at the foot of the pages. A new day, at midnight in Berlin, has new eggs.',
    },
    logIn: { id: 'site.easter.logIn', defaultMessage: 'Log in to collect eggs' },
    logInText: { id: 'site.easter.logInText', defaultMessage: 'Log in, so that we can keep what you find.' },
    rewards: { id: 'site.easter.rewards', defaultMessage: 'Rewards' },
    upTo: {
      id: 'site.easter.upTo',
      defaultMessage: 'Where it says “up to”, every amount from one on is as likely.',
    },
    redeemed: { id: 'site.easter.redeemed', defaultMessage: 'Redeemed. It is in your benefits.' },
    notRedeemed: { id: 'site.easter.notRedeemed', defaultMessage: 'That could not be redeemed. Please try again.' },
    offline: { id: 'site.easter.offline', defaultMessage: 'You are offline. Codes can be redeemed once you are back.' },
  }),
  ...defineMessages<{
    eggs: { count: number };
    today: { found: number; of: number };
  }>({
    eggs: { id: 'site.easter.eggs', defaultMessage: '{count, plural, one {# egg} other {# eggs}}' },
    today: { id: 'site.easter.today', defaultMessage: 'Today {found} of {of}' },
  }),
};

/** Texts of the coin rush. */
export const goldrushMessages = defineMessages({
  title: { id: 'site.goldrush.title', defaultMessage: 'Gold rush' },
  description: { id: 'site.goldrush.description', defaultMessage: 'A second wheel, with its own prizes and spins.' },
  stands: { id: 'site.goldrush.stands', defaultMessage: 'This wheel stands still at the moment' },
  toWheel: { id: 'site.goldrush.toWheel', defaultMessage: 'To the wheel' },
});

/** Texts of the page of videos for headsets. */
export const vrMessages = defineMessages({
  title: { id: 'site.vr.title', defaultMessage: 'Videos for headsets' },
  description: {
    id: 'site.vr.description',
    defaultMessage: 'Rooms to look around in: be the first to know when new videos for headsets come.',
  },
  whatTitle: { id: 'site.vr.whatTitle', defaultMessage: 'What you need' },
  headset: { id: 'site.vr.headset', defaultMessage: 'A headset with a browser, or a phone in a holder.' },
  room: { id: 'site.vr.room', defaultMessage: 'Some room, so that you can turn your head.' },
  account: { id: 'site.vr.account', defaultMessage: 'Your account here: nothing else to install.' },
  newsletter: { id: 'site.vr.newsletter', defaultMessage: 'New rooms by mail' },
  videos: { id: 'site.vr.videos', defaultMessage: 'All videos' },
});
