import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    previous: { id: 'kit.dailyBonus.previous', defaultMessage: 'Yesterday' },
    current: { id: 'kit.dailyBonus.current', defaultMessage: 'Today' },
    next: { id: 'kit.dailyBonus.next', defaultMessage: 'Tomorrow' },
    secret: { id: 'kit.dailyBonus.secret', defaultMessage: 'A surprise' },
    secretText: { id: 'kit.dailyBonus.secretText', defaultMessage: 'We say it at midnight.' },
    none: { id: 'kit.dailyBonus.none', defaultMessage: 'Nothing on this day' },
    free: { id: 'kit.dailyBonus.free', defaultMessage: 'Free' },
    withTopUp: { id: 'kit.dailyBonus.withTopUp', defaultMessage: 'With a top-up' },
    fromMidnight: { id: 'kit.dailyBonus.fromMidnight', defaultMessage: 'From midnight, Berlin time' },
    missed: { id: 'kit.dailyBonus.missed', defaultMessage: 'This one has ended' },
  }),
  ...defineMessages<{ taken: { time: string }; left: { count: number; of: number } }>({
    taken: { id: 'kit.dailyBonus.taken', defaultMessage: 'Taken at {time}' },
    left: { id: 'kit.dailyBonus.left', defaultMessage: '{count, number} of {of, number} are left' },
  }),
};

/** The name of each kind of deal. */
export const offers = defineMessages({
  oneDayVip: { id: 'kit.dailyBonus.oneDayVip', defaultMessage: 'VIP for a day' },
  video: { id: 'kit.dailyBonus.video', defaultMessage: 'Video' },
  photoAlbum: { id: 'kit.dailyBonus.photoAlbum', defaultMessage: 'Photo album' },
  topUpPercent: { id: 'kit.dailyBonus.topUpPercent', defaultMessage: 'More with a top-up' },
  topUpFlat: { id: 'kit.dailyBonus.topUpFlat', defaultMessage: 'Coins with a top-up' },
  merchandise: { id: 'kit.dailyBonus.merchandise', defaultMessage: 'From the house' },
  messengerGift: { id: 'kit.dailyBonus.messengerGift', defaultMessage: 'Gift to send' },
  videoVoucher: { id: 'kit.dailyBonus.videoVoucher', defaultMessage: 'Video voucher' },
});

/** Why a deal cannot be taken: a sentence for each. */
export const reasons = defineMessages({
  unknown: { id: 'kit.dailyBonus.unknown', defaultMessage: 'This deal is not there any more.' },
  notYet: { id: 'kit.dailyBonus.notYet', defaultMessage: 'This deal starts at midnight, Berlin time.' },
  over: { id: 'kit.dailyBonus.over', defaultMessage: 'This deal ended with its day.' },
  redeemed: { id: 'kit.dailyBonus.redeemed', defaultMessage: 'You have taken this deal.' },
  gone: { id: 'kit.dailyBonus.gone', defaultMessage: 'All of them are gone. Tomorrow there is another one.' },
  needsVip: { id: 'kit.dailyBonus.needsVip', defaultMessage: 'This deal is for VIP members.' },
  needsMobile: {
    id: 'kit.dailyBonus.needsMobile',
    defaultMessage: 'This deal needs a confirmed mobile number.',
  },
  needsAddress: {
    id: 'kit.dailyBonus.needsAddress',
    defaultMessage: 'This deal needs a confirmed e-mail address.',
  },
  tooMany: { id: 'kit.dailyBonus.tooMany', defaultMessage: 'Too many attempts. Please wait a quarter of an hour.' },
});
