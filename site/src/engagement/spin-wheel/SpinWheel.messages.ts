import { defineMessages } from 'react-intl';

const plain = defineMessages({
  title: { id: 'site.spinWheel.title', defaultMessage: 'The wheel: give it a turn' },
  description: { id: 'site.spinWheel.description', defaultMessage: 'Spin the wheel, see your prizes and chances.' },
  text: {
    id: 'site.spinWheel.text',
    defaultMessage: 'Every spin wins something. One is free every day; those you win stay until you use them.',
  },
  verifyFirst: {
    id: 'site.spinWheel.verifyFirst',
    defaultMessage: 'The free spin of the day comes with a verified e-mail address.',
  },
  rush: { id: 'site.spinWheel.rush', defaultMessage: 'Coin rush' },
  rushText: {
    id: 'site.spinWheel.rushText',
    defaultMessage: 'A wheel of its own, with its own prizes. Its spins are won, never bought.',
  },
  rushWon: { id: 'site.spinWheel.rushWon', defaultMessage: 'What you won in the coin rush' },
  rushChances: { id: 'site.spinWheel.rushChances', defaultMessage: 'Your chances in the coin rush' },
  inBenefits: { id: 'site.spinWheel.inBenefits', defaultMessage: 'In your benefits' },
  notLoaded: { id: 'site.spinWheel.notLoaded', defaultMessage: 'The wheel could not be loaded' },
  inGifts: { id: 'site.spinWheel.inGifts', defaultMessage: 'In your gifts' },
  inBalance: { id: 'site.spinWheel.inBalance', defaultMessage: 'In your balance' },
  inVouchers: { id: 'site.spinWheel.inVouchers', defaultMessage: 'In your vouchers' },
  added: { id: 'site.spinWheel.added', defaultMessage: 'Added' },
  notRedeemed: { id: 'site.spinWheel.notRedeemed', defaultMessage: 'That could not be redeemed. Please try again.' },
  album: { id: 'site.spinWheel.album', defaultMessage: 'Album' },
  coinsCaption: { id: 'site.spinWheel.coinsCaption', defaultMessage: 'coins' },
  voucherCaption: { id: 'site.spinWheel.voucherCaption', defaultMessage: 'voucher' },
  messagesCaption: { id: 'site.spinWheel.messagesCaption', defaultMessage: 'messages' },
  topUpCaption: { id: 'site.spinWheel.topUpCaption', defaultMessage: 'top-up' },
});

const counted = defineMessages<{
  coins: { amount: string; count: number };
  spins: { count: number };
  spinsCaption: { count: number };
  gifts: { name: string; count: number };
  albumVouchers: { count: number };
  messageVouchers: { count: number };
  vouchers: { count: number };
  topUp: { percent: number; code: string };
}>({
  coins: { id: 'site.spinWheel.coins', defaultMessage: '{amount} {count, plural, one {coin} other {coins}}' },
  spins: { id: 'site.spinWheel.spins', defaultMessage: '{count, plural, one {# spin} other {# spins}}' },
  spinsCaption: { id: 'site.spinWheel.spinsCaption', defaultMessage: '{count, plural, one {spin} other {spins}}' },
  gifts: { id: 'site.spinWheel.gifts', defaultMessage: '{count, plural, one {{name}} other {# × {name}}}' },
  albumVouchers: {
    id: 'site.spinWheel.albumVouchers',
    defaultMessage: '{count, plural, one {Album voucher} other {# album vouchers}}',
  },
  messageVouchers: {
    id: 'site.spinWheel.messageVouchers',
    defaultMessage: '{count, plural, one {# free message} other {# free messages}}',
  },
  vouchers: { id: 'site.spinWheel.vouchers', defaultMessage: '{count, plural, one {Voucher} other {# vouchers}}' },
  topUp: { id: 'site.spinWheel.topUp', defaultMessage: '{percent, number}% more at your next top-up: {code}' },
});

const timed = defineMessages<{
  today: { time: string };
  yesterday: { time: string };
  ends: { when: string };
  nextFree: { time: string };
  redeemed: { prize: string; place: string };
}>({
  today: { id: 'site.spinWheel.today', defaultMessage: 'Today, {time}' },
  yesterday: { id: 'site.spinWheel.yesterday', defaultMessage: 'Yesterday, {time}' },
  ends: { id: 'site.spinWheel.ends', defaultMessage: 'Ends {when}' },
  nextFree: { id: 'site.spinWheel.nextFree', defaultMessage: 'Your next free spin comes at {time}.' },
  redeemed: { id: 'site.spinWheel.redeemed', defaultMessage: 'Redeemed: {prize}. {place}.' },
});

const gifts = defineMessages({
  orchid: { id: 'site.spinWheel.orchid', defaultMessage: 'Orchid' },
  lantern: { id: 'site.spinWheel.lantern', defaultMessage: 'Lantern' },
  macaron: { id: 'site.spinWheel.macaron', defaultMessage: 'Macaron' },
  rose: { id: 'site.spinWheel.rose', defaultMessage: 'Rose' },
  moon: { id: 'site.spinWheel.moon', defaultMessage: 'Moon' },
  anyGift: { id: 'site.spinWheel.anyGift', defaultMessage: 'Gift' },
});

/** The name of a gift by its key. */
export const giftName = (key: string) => Object.entries(gifts).find(([name]) => name === key)?.[1] ?? gifts.anyGift;

/** Texts of the wheel's page. */
export const messages = { ...plain, ...counted, ...timed };
