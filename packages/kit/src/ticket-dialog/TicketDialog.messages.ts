import { defineMessages } from 'react-intl';

/** Texts of TicketDialog. */
export const messages = {
  ...defineMessages({
    close: { id: 'kit.ticketDialog.close', defaultMessage: 'Close' },
    oneTicket: { id: 'kit.ticketDialog.oneTicket', defaultMessage: 'One ticket' },
    code: { id: 'kit.ticketDialog.code', defaultMessage: 'Promo code' },
    check: { id: 'kit.ticketDialog.check', defaultMessage: 'Check' },
    removeCode: { id: 'kit.ticketDialog.removeCode', defaultMessage: 'Remove' },
    fits: { id: 'kit.ticketDialog.fits', defaultMessage: 'The code fits. It is used up with this ticket.' },
    together: { id: 'kit.ticketDialog.together', defaultMessage: 'Together' },
    balanceAfter: { id: 'kit.ticketDialog.balanceAfter', defaultMessage: 'Balance after that' },
    balance: { id: 'kit.ticketDialog.balance', defaultMessage: 'Your balance' },
    buyFor: { id: 'kit.ticketDialog.buyFor', defaultMessage: 'Buy for' },
    take: { id: 'kit.ticketDialog.take', defaultMessage: 'Take the free ticket' },
    useVoucher: { id: 'kit.ticketDialog.useVoucher', defaultMessage: 'Use a voucher' },
    addCoins: { id: 'kit.ticketDialog.addCoins', defaultMessage: 'Add coins' },
    promise: {
      id: 'kit.ticketDialog.promise',
      defaultMessage: 'If the show does not take place, you get the coins back.',
    },
    yours: { id: 'kit.ticketDialog.yours', defaultMessage: 'The ticket is yours' },
    done: { id: 'kit.ticketDialog.done', defaultMessage: 'To the show' },
    sure: { id: 'kit.ticketDialog.sure', defaultMessage: 'Give the ticket back?' },
    keep: { id: 'kit.ticketDialog.keep', defaultMessage: 'Keep it' },
    giveBack: { id: 'kit.ticketDialog.giveBack', defaultMessage: 'Give it back' },
    voucherBack: { id: 'kit.ticketDialog.voucherBack', defaultMessage: 'Your voucher comes back at once.' },
    nothingBack: { id: 'kit.ticketDialog.nothingBack', defaultMessage: 'It was free, so nothing comes back.' },
  }),
  ...defineMessages<{
    minutes: { count: number };
    vouchers: { count: number };
    from: { name: string };
    coinsBack: { coins: string; count: number };
  }>({
    minutes: {
      id: 'kit.ticketDialog.minutes',
      defaultMessage: '{count, plural, one {# minute} other {# minutes}}, nothing by the minute',
    },
    vouchers: {
      id: 'kit.ticketDialog.vouchers',
      defaultMessage: '{count, plural, one {One voucher pays for it.} other {# vouchers pay for it.}}',
    },
    from: { id: 'kit.ticketDialog.from', defaultMessage: 'From {name}, for you' },
    coinsBack: {
      id: 'kit.ticketDialog.coinsBack',
      defaultMessage: '{coins} {count, plural, one {coin comes} other {coins come}} back at once.',
    },
  }),
};
