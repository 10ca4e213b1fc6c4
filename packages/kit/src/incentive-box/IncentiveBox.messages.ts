import { defineMessages } from 'react-intl';

/** Texts of the offers in a page and of their window. */
export const messages = {
  ...defineMessages({
    signUp: { id: 'kit.incentiveBox.signUp', defaultMessage: 'Your own account, for free' },
    signUpText: {
      id: 'kit.incentiveBox.signUpText',
      defaultMessage: 'Pin performers, keep your messages, and have a first chat that costs no coins.',
    },
    signUpAction: { id: 'kit.incentiveBox.signUpAction', defaultMessage: 'Sign up' },
    topUp: { id: 'kit.incentiveBox.topUp', defaultMessage: 'Coins for your next chat' },
    topUpText: {
      id: 'kit.incentiveBox.topUpText',
      defaultMessage: 'Your balance is lower than a chat needs to begin.',
    },
    topUpAction: { id: 'kit.incentiveBox.topUpAction', defaultMessage: 'Add coins' },
    vip: { id: 'kit.incentiveBox.vip', defaultMessage: 'The VIP club' },
    vipText: {
      id: 'kit.incentiveBox.vipText',
      defaultMessage: 'VIP content is included, and the rest costs less. You can cancel at any time.',
    },
    vipAction: { id: 'kit.incentiveBox.vipAction', defaultMessage: 'See the club' },
    voucher: { id: 'kit.incentiveBox.voucher', defaultMessage: 'You have a voucher' },
    voucherText: { id: 'kit.incentiveBox.voucherText', defaultMessage: 'It pays before your coins do.' },
    voucherAction: { id: 'kit.incentiveBox.voucherAction', defaultMessage: 'See the voucher' },
    video: { id: 'kit.incentiveBox.video', defaultMessage: 'The whole video' },
    videoText: { id: 'kit.incentiveBox.videoText', defaultMessage: 'You pay once, and it stays yours.' },
    videoAction: { id: 'kit.incentiveBox.videoAction', defaultMessage: 'See the price' },
    album: { id: 'kit.incentiveBox.album', defaultMessage: 'The whole album' },
    albumText: { id: 'kit.incentiveBox.albumText', defaultMessage: 'You pay once, and all its pictures stay yours.' },
    albumAction: { id: 'kit.incentiveBox.albumAction', defaultMessage: 'See the price' },
    hasAccount: { id: 'kit.incentiveBox.hasAccount', defaultMessage: 'I have an account' },
    over: { id: 'kit.incentiveBox.over', defaultMessage: 'This offer has ended.' },
    close: { id: 'kit.incentiveBox.close', defaultMessage: 'Close' },
    videoPreviewEnd: { id: 'kit.incentiveBox.videoPreviewEnd', defaultMessage: 'That was the preview' },
    buyAlbum: { id: 'kit.incentiveBox.buyAlbum', defaultMessage: 'Ways to see this album' },
    other: { id: 'kit.incentiveBox.other', defaultMessage: 'For you' },
  }),
  ...defineMessages<{ endsIn: { time: string } }>({
    endsIn: { id: 'kit.incentiveBox.endsIn', defaultMessage: 'Ends in {time}' },
  }),
  ...defineMessages<{ endsInDays: { days: number } }>({
    endsInDays: {
      id: 'kit.incentiveBox.endsInDays',
      defaultMessage: '{days, plural, one {Ends in one day} other {Ends in {days, number} days}}',
    },
  }),
};
