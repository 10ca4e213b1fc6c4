import { defineMessages } from 'react-intl';

/** Texts of the statement; one for each reason of a ledger entry. */
export const messages = defineMessages({
  caption: { id: 'kit.ledgerEntryList.caption', defaultMessage: 'Movements of your coins' },
  when: { id: 'kit.ledgerEntryList.when', defaultMessage: 'When' },
  what: { id: 'kit.ledgerEntryList.what', defaultMessage: 'What' },
  paid: { id: 'kit.ledgerEntryList.paid', defaultMessage: 'Paid' },
  coins: { id: 'kit.ledgerEntryList.coins', defaultMessage: 'Coins' },
  balance: { id: 'kit.ledgerEntryList.balance', defaultMessage: 'Balance' },
  receipt: { id: 'kit.ledgerEntryList.receipt', defaultMessage: 'Receipt' },
  card: { id: 'kit.ledgerEntryList.card', defaultMessage: 'card' },
  bank: { id: 'kit.ledgerEntryList.bank', defaultMessage: 'bank' },
  wallet: { id: 'kit.ledgerEntryList.wallet', defaultMessage: 'wallet' },
  byOneClick: { id: 'kit.ledgerEntryList.byOneClick', defaultMessage: 'One click' },
  byItself: { id: 'kit.ledgerEntryList.byItself', defaultMessage: 'Automatic top-up' },
  showParts: { id: 'kit.ledgerEntryList.showParts', defaultMessage: 'Show each booking' },
  hideParts: { id: 'kit.ledgerEntryList.hideParts', defaultMessage: 'Hide the bookings' },
  withVoucher: { id: 'kit.ledgerEntryList.withVoucher', defaultMessage: 'Paid with a voucher' },
});

/** The names of the kinds. */
export const kinds = defineMessages({
  topUp: { id: 'kit.ledgerEntryList.topUp', defaultMessage: 'Coins added' },
  oneClick: { id: 'kit.ledgerEntryList.oneClick', defaultMessage: 'Coins added' },
  recharge: { id: 'kit.ledgerEntryList.recharge', defaultMessage: 'Coins added' },
  correction: { id: 'kit.ledgerEntryList.correction', defaultMessage: 'Correction' },
  album: { id: 'kit.ledgerEntryList.album', defaultMessage: 'Album' },
  video: { id: 'kit.ledgerEntryList.video', defaultMessage: 'Video' },
  feedPost: { id: 'kit.ledgerEntryList.feedPost', defaultMessage: 'Post' },
  feedTip: { id: 'kit.ledgerEntryList.feedTip', defaultMessage: 'Tip' },
  message: { id: 'kit.ledgerEntryList.message', defaultMessage: 'Message' },
  gift: { id: 'kit.ledgerEntryList.gift', defaultMessage: 'Gift' },
  toyControl: { id: 'kit.ledgerEntryList.toyControl', defaultMessage: 'Toy control' },
  chat: { id: 'kit.ledgerEntryList.chat', defaultMessage: 'Live chat' },
  spin: { id: 'kit.ledgerEntryList.spin', defaultMessage: 'Won at the wheel' },
  reward: { id: 'kit.ledgerEntryList.reward', defaultMessage: 'Reward of the month' },
  ageCheck: { id: 'kit.ledgerEntryList.ageCheck', defaultMessage: 'Present for your age check' },
  ticket: { id: 'kit.ledgerEntryList.ticket', defaultMessage: 'Ticket to a show' },
  bonus: { id: 'kit.ledgerEntryList.bonus', defaultMessage: 'Bonus' },
  voucher: { id: 'kit.ledgerEntryList.voucher', defaultMessage: 'Voucher' },
  subscription: { id: 'kit.ledgerEntryList.subscription', defaultMessage: 'Subscription' },
  refund: { id: 'kit.ledgerEntryList.refund', defaultMessage: 'Refund' },
  other: { id: 'kit.ledgerEntryList.other', defaultMessage: 'Movement' },
});

/** The names of the kinds with what they were for. */
export const named = {
  ...defineMessages<{ album: { subject: string } }>({
    album: { id: 'kit.ledgerEntryList.albumNamed', defaultMessage: 'Album “{subject}”' },
  }),
  ...defineMessages<{ video: { subject: string } }>({
    video: { id: 'kit.ledgerEntryList.videoNamed', defaultMessage: 'Video “{subject}”' },
  }),
  ...defineMessages<{ ticket: { subject: string } }>({
    ticket: { id: 'kit.ledgerEntryList.ticketNamed', defaultMessage: 'Ticket for “{subject}”' },
  }),
  ...defineMessages<{ feedPost: { subject: string } }>({
    feedPost: { id: 'kit.ledgerEntryList.feedPostBy', defaultMessage: 'Post by {subject}' },
  }),
  ...defineMessages<{ feedTip: { subject: string } }>({
    feedTip: { id: 'kit.ledgerEntryList.feedTipFor', defaultMessage: 'Tip for {subject}' },
  }),
  ...defineMessages<{ message: { subject: string } }>({
    message: { id: 'kit.ledgerEntryList.messageTo', defaultMessage: 'Message to {subject}' },
  }),
  ...defineMessages<{ chat: { subject: string } }>({
    chat: { id: 'kit.ledgerEntryList.chatWith', defaultMessage: 'Chat with {subject}' },
  }),
  ...defineMessages<{ gift: { subject: string } }>({
    gift: { id: 'kit.ledgerEntryList.giftFor', defaultMessage: 'Gift for {subject}' },
  }),
  ...defineMessages<{ toyControl: { subject: string } }>({
    toyControl: { id: 'kit.ledgerEntryList.toyControlWith', defaultMessage: 'Toy control with {subject}' },
  }),
  ...defineMessages<{ bonus: { subject: string } }>({
    bonus: { id: 'kit.ledgerEntryList.bonusCode', defaultMessage: 'Bonus code {subject}' },
  }),
  ...defineMessages<{ voucher: { subject: string } }>({
    voucher: { id: 'kit.ledgerEntryList.voucherNamed', defaultMessage: 'Voucher {subject}' },
  }),
  ...defineMessages<{ subscription: { subject: string } }>({
    subscription: { id: 'kit.ledgerEntryList.subscriptionNamed', defaultMessage: 'Subscription {subject}' },
  }),
};

/** Texts with several parts. */
export const combined = {
  ...defineMessages<{ coinsBy: { method: string } }>({
    coinsBy: { id: 'kit.ledgerEntryList.coinsBy', defaultMessage: 'Coins, {method}' },
  }),
  ...defineMessages<{ refundOf: { what: string } }>({
    refundOf: { id: 'kit.ledgerEntryList.refundOf', defaultMessage: 'Refund: {what}' },
  }),
  ...defineMessages<{ voucherWith: { subject: string } }>({
    voucherWith: { id: 'kit.ledgerEntryList.voucherWith', defaultMessage: 'Voucher, chat with {subject}' },
  }),
  ...defineMessages<{ andByVoucher: { time: string } }>({
    andByVoucher: { id: 'kit.ledgerEntryList.andByVoucher', defaultMessage: 'and {time} min with a voucher' },
  }),
  ...defineMessages<{ voucherTime: { time: string } }>({
    voucherTime: { id: 'kit.ledgerEntryList.voucherTime', defaultMessage: '{time} min' },
  }),
  ...defineMessages<{ receiptOf: { sum: string } }>({
    receiptOf: { id: 'kit.ledgerEntryList.receiptOf', defaultMessage: 'Receipt for {sum}' },
  }),
};
