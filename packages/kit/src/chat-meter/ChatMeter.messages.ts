import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    label: { id: 'kit.chatMeter.label', defaultMessage: 'Time and price' },
    price: { id: 'kit.chatMeter.price', defaultMessage: 'Price' },
    time: { id: 'kit.chatMeter.time', defaultMessage: 'Time' },
    spent: { id: 'kit.chatMeter.spent', defaultMessage: 'Spent' },
    balance: { id: 'kit.chatMeter.balance', defaultMessage: 'Balance' },
    timeLeft: { id: 'kit.chatMeter.timeLeft', defaultMessage: 'Time left' },
    voucher: { id: 'kit.chatMeter.voucher', defaultMessage: 'Voucher' },
    byTicket: { id: 'kit.chatMeter.byTicket', defaultMessage: 'With your ticket' },
    free: { id: 'kit.chatMeter.free', defaultMessage: 'Free' },
    topUp: { id: 'kit.chatMeter.topUp', defaultMessage: 'Add coins' },
  }),
  ...defineMessages<{ paused: { time: string } }>({
    paused: { id: 'kit.chatMeter.paused', defaultMessage: '{time}, paused' },
  }),
  ...defineMessages<{ freeUntil: { time: string } }>({
    freeUntil: { id: 'kit.chatMeter.freeUntil', defaultMessage: 'Free until {time}' },
  }),
  ...defineMessages<{ voucherLeft: { time: string } }>({
    voucherLeft: { id: 'kit.chatMeter.voucherLeft', defaultMessage: '{time} left' },
  }),
  ...defineMessages<{ spokenPrice: { coins: string } }>({
    spokenPrice: { id: 'kit.chatMeter.spokenPrice', defaultMessage: '{coins} coins a minute' },
  }),
  ...defineMessages<{ spokenMinutes: { minutes: number } }>({
    spokenMinutes: {
      id: 'kit.chatMeter.spokenMinutes',
      defaultMessage: '{minutes, plural, one {# minute} other {# minutes}}',
    },
  }),
  ...defineMessages<{ spokenSpent: { minutes: number; coins: string } }>({
    spokenSpent: {
      id: 'kit.chatMeter.spokenSpent',
      defaultMessage: '{minutes, plural, one {# minute} other {# minutes}}, {coins} coins spent',
    },
  }),
};
