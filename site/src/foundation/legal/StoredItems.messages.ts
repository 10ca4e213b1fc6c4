import { defineMessages } from 'react-intl';

/** The table of what the site stores in a browser. */
export const messages = {
  ...defineMessages({
    title: { id: 'site.stored.title', defaultMessage: 'What this site stores in your browser' },
    name: { id: 'site.stored.name', defaultMessage: 'Name' },
    purpose: { id: 'site.stored.purpose', defaultMessage: 'Purpose' },
    kept: { id: 'site.stored.kept', defaultMessage: 'Kept' },
    necessary: { id: 'site.stored.necessary', defaultMessage: 'Necessary' },
    functional: { id: 'site.stored.functional', defaultMessage: 'Functional' },
    analytics: { id: 'site.stored.analytics', defaultMessage: 'Analytics' },
    analyticsNone: {
      id: 'site.stored.analyticsNone',
      defaultMessage:
        'With your consent visits and purchases are counted on our server. Nothing is stored for it here.',
    },
    tab: { id: 'site.stored.tab', defaultMessage: 'Until the tab is closed' },
    untilLogOut: { id: 'site.stored.untilLogOut', defaultMessage: 'Until you log out' },
  }),
  ...defineMessages<{ days: { days: number } }>({
    days: { id: 'site.stored.days', defaultMessage: '{days, plural, one {# day} other {# days}}' },
  }),
  ...defineMessages<{ proof: { day: string; time: string; receipt: string } }>({
    proof: { id: 'site.stored.proof', defaultMessage: 'Chosen on {day}, {time}. Receipt {receipt}' },
  }),
};

/** The purpose of each stored item. */
export const purposes = defineMessages({
  session: { id: 'site.stored.session', defaultMessage: 'Keeps you logged in' },
  device: { id: 'site.stored.device', defaultMessage: 'Knows this device when you log in again' },
  consent: { id: 'site.stored.consent', defaultMessage: 'Your choice about cookies' },
  age: { id: 'site.stored.age', defaultMessage: 'You have confirmed your age' },
  forcedAgeCheck: { id: 'site.stored.forcedAgeCheck', defaultMessage: 'Whether your age is asked again' },
  language: { id: 'site.stored.language', defaultMessage: 'The language of the pages' },
  timeZone: { id: 'site.stored.timeZone', defaultMessage: 'The time zone of the times that you see' },
  theme: { id: 'site.stored.theme', defaultMessage: 'Light or dark colours' },
  autoplay: { id: 'site.stored.autoplay', defaultMessage: 'Whether the next video plays by itself' },
  offer: { id: 'site.stored.offer', defaultMessage: 'An offer that you closed stays closed' },
  incentives: { id: 'site.stored.incentives', defaultMessage: 'Offers of a kind that you closed stay closed' },
  teasers: { id: 'site.stored.teasers', defaultMessage: 'Teasers that you closed stay closed' },
  welcomeBanner: { id: 'site.stored.welcomeBanner', defaultMessage: 'The welcome stays closed' },
  affiliate: { id: 'site.stored.affiliate', defaultMessage: 'From which partner you came' },
  onboarding: { id: 'site.stored.onboarding', defaultMessage: 'The first steps were shown' },
  outbox: { id: 'site.stored.outbox', defaultMessage: 'Messages that are not sent yet' },
  channel: { id: 'site.stored.channel', defaultMessage: 'The conversation that you opened last' },
  sessionConfig: { id: 'site.stored.sessionConfig', defaultMessage: 'What you have written and not sent' },
  videoLikes: { id: 'site.stored.videoLikes', defaultMessage: 'Videos that you like, until that is sent' },
  feedLikes: { id: 'site.stored.feedLikes', defaultMessage: 'Posts that you like, until that is sent' },
  lastSearches: { id: 'site.stored.lastSearches', defaultMessage: 'Your last three searches' },
  askedQuestions: {
    id: 'site.stored.askedQuestions',
    defaultMessage: 'A question that you were asked is not asked again',
  },
  chatPage: { id: 'site.stored.chatPage', defaultMessage: 'A live chat goes on after a reload' },
  chatBill: { id: 'site.stored.chatBill', defaultMessage: 'A bill that you have seen is not shown again' },
  floating: { id: 'site.stored.floating', defaultMessage: 'A notification is shown once' },
  logOut: { id: 'site.stored.logOut', defaultMessage: 'Says that you have logged out' },
  scroll: { id: 'site.stored.scroll', defaultMessage: 'Your place on a page when you go back' },
  incomplete: { id: 'site.stored.incomplete', defaultMessage: 'Loads a page again that did not load whole' },
});
