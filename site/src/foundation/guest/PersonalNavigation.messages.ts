import { defineMessages } from 'react-intl';

/** Texts of the navigation beside the guest's own pages. */
export const messages = {
  ...defineMessages({
    label: { id: 'site.personalNavigation.label', defaultMessage: 'Your pages' },
    overview: { id: 'site.personalNavigation.overview', defaultMessage: 'Overview' },
    messages: { id: 'site.personalNavigation.messages', defaultMessage: 'Messages' },
    chats: { id: 'site.personalNavigation.chats', defaultMessage: 'Chats' },
    loyalty: { id: 'site.personalNavigation.loyalty', defaultMessage: 'Loyalty' },
    wheel: { id: 'site.personalNavigation.wheel', defaultMessage: 'Wheel of fortune' },
    profile: { id: 'site.personalNavigation.profile', defaultMessage: 'Profile' },
    pins: { id: 'site.personalNavigation.pins', defaultMessage: 'Pinned' },
    videos: { id: 'site.personalNavigation.videos', defaultMessage: 'Your videos' },
    pictures: { id: 'site.personalNavigation.pictures', defaultMessage: 'Your albums' },
    archive: { id: 'site.personalNavigation.archive', defaultMessage: 'Your archive' },
    coins: { id: 'site.personalNavigation.coins', defaultMessage: 'Coins' },
    benefits: { id: 'site.personalNavigation.benefits', defaultMessage: 'Benefits' },
    vip: { id: 'site.personalNavigation.vip', defaultMessage: 'VIP' },
    vipActive: { id: 'site.personalNavigation.vipActive', defaultMessage: 'Active' },
    ageCheck: { id: 'site.personalNavigation.ageCheck', defaultMessage: 'Age check' },
    ageConfirmed: { id: 'site.personalNavigation.ageConfirmed', defaultMessage: 'confirmed' },
    logOut: { id: 'site.personalNavigation.logOut', defaultMessage: 'Log out' },
    me: { id: 'site.personalNavigation.me', defaultMessage: 'Me' },
  }),
  ...defineMessages<{ pinsOnline: { online: number; total: number } }>({
    pinsOnline: { id: 'site.personalNavigation.pinsOnline', defaultMessage: '{online} of {total} online' },
  }),
  ...defineMessages<{ vipUntil: { date: string } }>({
    vipUntil: { id: 'site.personalNavigation.vipUntil', defaultMessage: 'until {date}' },
  }),
};
