import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    nothing: { id: 'kit.rewardReveal.nothing', defaultMessage: 'Not this time' },
    coinsText: { id: 'kit.rewardReveal.coinsText', defaultMessage: 'They are in your balance.' },
    giftText: { id: 'kit.rewardReveal.giftText', defaultMessage: 'For somebody you write to.' },
    videoText: { id: 'kit.rewardReveal.videoText', defaultMessage: 'Now in your library.' },
    spinsText: { id: 'kit.rewardReveal.spinsText', defaultMessage: 'On the wheel; they stay until you use them.' },
    redeemedText: { id: 'kit.rewardReveal.redeemedText', defaultMessage: 'You have redeemed it.' },
    coinsUse: { id: 'kit.rewardReveal.coinsUse', defaultMessage: 'Go on' },
    messengerGiftUse: { id: 'kit.rewardReveal.messengerGiftUse', defaultMessage: 'Send it' },
    videoVoucherUse: { id: 'kit.rewardReveal.videoVoucherUse', defaultMessage: 'Choose a video' },
    videoUse: { id: 'kit.rewardReveal.videoUse', defaultMessage: 'Watch' },
    spinsUse: { id: 'kit.rewardReveal.spinsUse', defaultMessage: 'Spin' },
    bonusCodeUse: { id: 'kit.rewardReveal.bonusCodeUse', defaultMessage: 'Redeem now' },
    redeemed: { id: 'kit.rewardReveal.redeemed', defaultMessage: 'Redeemed' },
    nothingUse: { id: 'kit.rewardReveal.nothingUse', defaultMessage: 'Once more' },
  }),
  ...defineMessages<{
    coins: { coins: string; count: number };
    gift: { name: string; count: number };
    voucher: { count: number };
    video: { title: string };
    spins: { count: number };
    percent: { percent: string };
    until: { when: string };
    code: { code: string };
    redeemedOn: { when: string };
  }>({
    coins: { id: 'kit.rewardReveal.coins', defaultMessage: '{coins} {count, plural, one {coin} other {coins}}' },
    gift: { id: 'kit.rewardReveal.gift', defaultMessage: '{count, plural, one {{name}} other {# × {name}}}' },
    voucher: {
      id: 'kit.rewardReveal.voucher',
      defaultMessage: '{count, plural, one {# video voucher} other {# video vouchers}}',
    },
    video: { id: 'kit.rewardReveal.video', defaultMessage: '“{title}”' },
    spins: { id: 'kit.rewardReveal.spins', defaultMessage: '{count, plural, one {# spin} other {# spins}}' },
    percent: { id: 'kit.rewardReveal.percent', defaultMessage: '{percent} more' },
    until: { id: 'kit.rewardReveal.until', defaultMessage: 'Until {when}.' },
    code: { id: 'kit.rewardReveal.code', defaultMessage: '{code}, on your next top-up.' },
    redeemedOn: { id: 'kit.rewardReveal.redeemedOn', defaultMessage: 'You redeemed it on {when}.' },
  }),
};
