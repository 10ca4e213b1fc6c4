import { defineMessages } from 'react-intl';

/** Texts of TicketPanel. */
export const messages = {
  ...defineMessages({
    label: { id: 'kit.ticketPanel.label', defaultMessage: 'Your ticket' },
    startsIn: { id: 'kit.ticketPanel.startsIn', defaultMessage: 'Starts in' },
    endsIn: { id: 'kit.ticketPanel.endsIn', defaultMessage: 'Running, ends in' },
    over: { id: 'kit.ticketPanel.over', defaultMessage: 'The show is over' },
    cancelled: { id: 'kit.ticketPanel.cancelled', defaultMessage: 'The show does not take place' },
    cancelledText: {
      id: 'kit.ticketPanel.cancelledText',
      defaultMessage: 'Everybody who had a ticket has got everything back.',
    },
    oneTicket: { id: 'kit.ticketPanel.oneTicket', defaultMessage: 'One ticket' },
    buy: { id: 'kit.ticketPanel.buy', defaultMessage: 'Buy a ticket' },
    take: { id: 'kit.ticketPanel.take', defaultMessage: 'Take a ticket' },
    closed: { id: 'kit.ticketPanel.closed', defaultMessage: 'No tickets now' },
    promise: {
      id: 'kit.ticketPanel.promise',
      defaultMessage: 'No coins run by the minute in a ticket show. If it does not take place, you get the coins back.',
    },
    have: { id: 'kit.ticketPanel.have', defaultMessage: 'You have a ticket' },
    enter: { id: 'kit.ticketPanel.enter', defaultMessage: 'Enter' },
    back: { id: 'kit.ticketPanel.back', defaultMessage: 'Back to the show' },
    devices: {
      id: 'kit.ticketPanel.devices',
      defaultMessage: 'You can come in from any of your devices, one at a time.',
    },
    calendar: { id: 'kit.ticketPanel.calendar', defaultMessage: 'Add to calendar' },
    giveBack: { id: 'kit.ticketPanel.giveBack', defaultMessage: 'Give the ticket back' },
    minutesUnit: { id: 'kit.ticketPanel.minutesUnit', defaultMessage: 'min' },
    hoursUnit: { id: 'kit.ticketPanel.hoursUnit', defaultMessage: 'h' },
  }),
  ...defineMessages<{
    daysUnit: { count: number };
    opens: { time: string };
    boughtFor: { day: string; coins: string; count: number };
    boughtByVoucher: { day: string };
    boughtFree: { day: string };
  }>({
    daysUnit: { id: 'kit.ticketPanel.daysUnit', defaultMessage: '{count, plural, one {day} other {days}}' },
    opens: { id: 'kit.ticketPanel.opens', defaultMessage: 'Door opens at {time}' },
    boughtFor: {
      id: 'kit.ticketPanel.boughtFor',
      defaultMessage: 'Bought on {day}, {coins} {count, plural, one {coin} other {coins}}',
    },
    boughtByVoucher: { id: 'kit.ticketPanel.boughtByVoucher', defaultMessage: 'Taken on {day} with a voucher' },
    boughtFree: { id: 'kit.ticketPanel.boughtFree', defaultMessage: 'Taken on {day}, free' },
  }),
};
