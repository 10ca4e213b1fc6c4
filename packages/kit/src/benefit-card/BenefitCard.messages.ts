import { defineMessages } from 'react-intl';

/** Labels of the list, and states of a benefit. */
export const messages = {
  ...defineMessages({
    list: { id: 'kit.benefitCard.list', defaultMessage: 'Your benefits' },
    what: { id: 'kit.benefitCard.what', defaultMessage: 'What you have' },
    worth: { id: 'kit.benefitCard.worth', defaultMessage: 'Worth' },
    until: { id: 'kit.benefitCard.until', defaultMessage: 'Until' },
    loading: { id: 'kit.benefitCard.loading', defaultMessage: 'Your benefits are loading.' },
    used: { id: 'kit.benefitCard.used', defaultMessage: 'Used up' },
    always: { id: 'kit.benefitCard.always', defaultMessage: 'No expiry' },
  }),
  ...defineMessages<{ from: { when: string }; ended: { when: string } }>({
    from: { id: 'kit.benefitCard.from', defaultMessage: 'From {when}' },
    ended: { id: 'kit.benefitCard.ended', defaultMessage: 'Ended on {when}' },
  }),
};

/** The names of benefits, one for each kind. */
export const amounts = {
  ...defineMessages({
    bonus: { id: 'kit.benefitCard.bonus', defaultMessage: 'Bonus' },
    bonusCoins: { id: 'kit.benefitCard.bonusCoins', defaultMessage: 'Bonus coins' },
    bonusCredits: { id: 'kit.benefitCard.bonusCredits', defaultMessage: 'Bonus credits' },
    media: { id: 'kit.benefitCard.media', defaultMessage: 'An album or a video' },
  }),
  ...defineMessages<{
    video: { count: number };
    videoChat: { count: number };
    videoChatTime: { time: string };
    credits: { count: number };
    photoAlbum: { count: number };
    messages: { count: number };
    messengerGift: { count: number };
    namedGift: { count: number; name: string };
    liveShow: { count: number };
    privateShow: { count: number };
    bonusCode: { count: number };
    spins: { count: number };
    vipSubscription: { count: number };
    premiumSubscription: { count: number };
    performerSubscription: { count: number };
  }>({
    video: {
      id: 'kit.benefitCard.video',
      defaultMessage: '{count, plural, one {# video voucher} other {# video vouchers}}',
    },
    videoChat: {
      id: 'kit.benefitCard.videoChat',
      defaultMessage: '{count, plural, one {# video chat minute} other {# video chat minutes}}',
    },
    videoChatTime: { id: 'kit.benefitCard.videoChatTime', defaultMessage: '{time} min of video chat' },
    credits: { id: 'kit.benefitCard.credits', defaultMessage: '{count, plural, one {# coin} other {# coins}}' },
    photoAlbum: {
      id: 'kit.benefitCard.photoAlbum',
      defaultMessage: '{count, plural, one {# album voucher} other {# album vouchers}}',
    },
    messages: { id: 'kit.benefitCard.messages', defaultMessage: '{count, plural, one {# message} other {# messages}}' },
    messengerGift: { id: 'kit.benefitCard.gift', defaultMessage: '{count, plural, one {# gift} other {# gifts}}' },
    namedGift: { id: 'kit.benefitCard.namedGift', defaultMessage: '{count} × {name}' },
    liveShow: {
      id: 'kit.benefitCard.liveShow',
      defaultMessage: '{count, plural, one {# live show} other {# live shows}}',
    },
    privateShow: {
      id: 'kit.benefitCard.privateShow',
      defaultMessage: '{count, plural, one {# private show} other {# private shows}}',
    },
    bonusCode: {
      id: 'kit.benefitCard.code',
      defaultMessage: '{count, plural, one {# bonus code} other {# bonus codes}}',
    },
    spins: { id: 'kit.benefitCard.spins', defaultMessage: '{count, plural, one {# spin} other {# spins}}' },
    vipSubscription: {
      id: 'kit.benefitCard.vip',
      defaultMessage: '{count, plural, one {# day of VIP} other {# days of VIP}}',
    },
    premiumSubscription: {
      id: 'kit.benefitCard.premium',
      defaultMessage: '{count, plural, one {# day of Premium} other {# days of Premium}}',
    },
    performerSubscription: {
      id: 'kit.benefitCard.performer',
      defaultMessage: '{count, plural, one {# day of a subscription} other {# days of a subscription}}',
    },
  }),
};

/** Purpose of a benefit. */
export const uses = {
  ...defineMessages({
    anyVideo: { id: 'kit.benefitCard.anyVideo', defaultMessage: 'Any video' },
    anyAlbum: { id: 'kit.benefitCard.anyAlbum', defaultMessage: 'Any album' },
    anyShow: { id: 'kit.benefitCard.anyShow', defaultMessage: 'Any show' },
    withAnybody: { id: 'kit.benefitCard.withAnybody', defaultMessage: 'With anybody' },
    toAnybody: { id: 'kit.benefitCard.toAnybody', defaultMessage: 'To anybody' },
    forMessages: { id: 'kit.benefitCard.forMessages', defaultMessage: 'For your messages' },
    onTheWheel: { id: 'kit.benefitCard.onTheWheel', defaultMessage: 'On the wheel, beside the free spin of the day' },
    toBalance: { id: 'kit.benefitCard.toBalance', defaultMessage: 'For your balance' },
    withTopUp: { id: 'kit.benefitCard.withTopUp', defaultMessage: 'For a bonus' },
  }),
  ...defineMessages<{
    videoUpTo: { coins: string; count: number };
    albumUpTo: { coins: string; count: number };
    with: { name: string };
    by: { name: string };
    to: { name: string };
    codeWithTopUp: { code: string };
    percentMore: { percent: number };
    coinsMore: { coins: string; count: number };
  }>({
    videoUpTo: {
      id: 'kit.benefitCard.videoUpTo',
      defaultMessage: 'Any video up to {coins} {count, plural, one {coin} other {coins}}',
    },
    albumUpTo: {
      id: 'kit.benefitCard.albumUpTo',
      defaultMessage: 'Any album up to {coins} {count, plural, one {coin} other {coins}}',
    },
    with: { id: 'kit.benefitCard.with', defaultMessage: 'With {name}' },
    by: { id: 'kit.benefitCard.by', defaultMessage: 'By {name}' },
    to: { id: 'kit.benefitCard.to', defaultMessage: 'To {name}' },
    codeWithTopUp: { id: 'kit.benefitCard.codeWithTopUp', defaultMessage: 'The code {code}' },
    percentMore: {
      id: 'kit.benefitCard.percentMore',
      defaultMessage: 'Up to {percent}% more coins with your next top-up',
    },
    coinsMore: {
      id: 'kit.benefitCard.coinsMore',
      defaultMessage: '{coins} {count, plural, one {coin} other {coins}} more with your next top-up',
    },
  }),
};
