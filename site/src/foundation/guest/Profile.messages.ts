import { defineMessages } from 'react-intl';

/** Texts of the profile page. */
export const messages = defineMessages({
  title: { id: 'site.profile.title', defaultMessage: 'Profile' },
  description: { id: 'site.profile.description', defaultMessage: 'Your name, your picture and your notifications.' },
  lead: { id: 'site.profile.lead', defaultMessage: 'Performers see your name, nothing else.' },
  notLoaded: { id: 'site.profile.notLoaded', defaultMessage: 'Your profile did not load' },
  anyLanguage: { id: 'site.profile.anyLanguage', defaultMessage: 'As the page where you were last' },
  notifications: { id: 'site.profile.notifications', defaultMessage: 'Notifications' },
  notificationsNotLoaded: {
    id: 'site.profile.notificationsNotLoaded',
    defaultMessage: 'Your notifications did not load',
  },
  byEmail: { id: 'site.profile.byEmail', defaultMessage: 'Somebody you pinned is here, by mail' },
  bySms: { id: 'site.profile.bySms', defaultMessage: 'Somebody you pinned is here, by SMS' },
  chosenAtPins: {
    id: 'site.profile.chosenAtPins',
    defaultMessage: 'From those you chose among your pins. With this off, none are sent.',
  },
  needsEmail: { id: 'site.profile.needsEmail', defaultMessage: 'Comes once your e-mail address is confirmed.' },
  needsMobile: { id: 'site.profile.needsMobile', defaultMessage: 'Comes once a mobile number is verified.' },
  always: { id: 'site.profile.always', defaultMessage: 'Receipts and log-in links always come by mail.' },
  newsletters: { id: 'site.profile.newsletters', defaultMessage: 'Newsletters' },
  newslettersText: {
    id: 'site.profile.newslettersText',
    defaultMessage: 'Each can be ended with one click, here or in the mail itself.',
  },
  newslettersLocked: {
    id: 'site.profile.newslettersLocked',
    defaultMessage: 'Your account is locked: you can unsubscribe from a newsletter here, but not subscribe.',
  },
  needsAddress: {
    id: 'site.profile.needsAddress',
    defaultMessage: 'Newsletters need an account with an e-mail address.',
  },
  vipClub: { id: 'site.profile.vipClub', defaultMessage: 'Every month, for members and the curious' },
  lateNight: { id: 'site.profile.lateNight', defaultMessage: 'On Fridays: who is here tonight' },
  vr: { id: 'site.profile.vr', defaultMessage: 'When a new room opens' },
  contests: { id: 'site.profile.contests', defaultMessage: 'When voting begins, and who won' },
  notSaved: { id: 'site.profile.notSaved', defaultMessage: 'That was not saved. Please try again.' },
});
