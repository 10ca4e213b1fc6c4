import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'site.dailyBonus.title', defaultMessage: 'Daily deals' },
    description: {
      id: 'site.dailyBonus.description',
      defaultMessage: 'One small thing a day: a video, an album, a gift, a day of VIP. It ends with the day.',
    },
    notLoaded: { id: 'site.dailyBonus.notLoaded', defaultMessage: 'The deals were not loaded' },
    take: { id: 'site.dailyBonus.take', defaultMessage: 'Take it' },
    logIn: { id: 'site.dailyBonus.logIn', defaultMessage: 'Log in to take it' },
    seeVip: { id: 'site.dailyBonus.seeVip', defaultMessage: 'See VIP' },
    confirmNumber: { id: 'site.dailyBonus.confirmNumber', defaultMessage: 'Confirm number' },
    sendLink: { id: 'site.dailyBonus.sendLink', defaultMessage: 'Send the link' },
    linkSent: {
      id: 'site.dailyBonus.linkSent',
      defaultMessage: 'The link is on its way. Please check your e-mail.',
    },
    failed: {
      id: 'site.dailyBonus.failed',
      defaultMessage: 'That did not work. Nothing was taken. Please try again.',
    },
    offline: { id: 'site.dailyBonus.offline', defaultMessage: 'You are offline. It can be taken once you are back.' },
    taken: { id: 'site.dailyBonus.taken', defaultMessage: 'It is yours.' },
    takenTopUp: { id: 'site.dailyBonus.takenTopUp', defaultMessage: 'It is yours. It comes with your next top-up.' },
    performers: { id: 'site.dailyBonus.performers', defaultMessage: 'Performers of the deals' },
    month: { id: 'site.dailyBonus.month', defaultMessage: 'This month' },
    toDeals: { id: 'site.dailyBonus.toDeals', defaultMessage: 'See the deal' },
    today: { id: 'site.dailyBonus.today', defaultMessage: 'Today' },
  }),
  ...defineMessages<{ days: { count: number; of: number } }>({
    days: {
      id: 'site.dailyBonus.days',
      defaultMessage: '{of, plural, one {{count} of # day taken} other {{count} of # days taken}}',
    },
  }),
};

/** Where a deal that was taken is used. */
export const uses = defineMessages({
  oneDayVip: { id: 'site.dailyBonus.useVip', defaultMessage: 'See VIP' },
  video: { id: 'site.dailyBonus.useVideo', defaultMessage: 'Watch it' },
  photoAlbum: { id: 'site.dailyBonus.useAlbum', defaultMessage: 'Open the album' },
  topUpPercent: { id: 'site.dailyBonus.useTopUp', defaultMessage: 'To the top-up' },
  topUpFlat: { id: 'site.dailyBonus.useTopUpFlat', defaultMessage: 'To the top-up' },
  merchandise: { id: 'site.dailyBonus.useWallpaper', defaultMessage: 'Download the picture' },
  messengerGift: { id: 'site.dailyBonus.useGift', defaultMessage: 'To your messages' },
  videoVoucher: { id: 'site.dailyBonus.useVoucher', defaultMessage: 'Choose a video' },
});
