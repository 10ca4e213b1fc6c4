import type { TicketProblem } from '@lounge/stores/content/tickets';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'site.tickets.title', defaultMessage: 'Ticket shows' },
    lead: {
      id: 'site.tickets.lead',
      defaultMessage: 'Evenings with a fixed start. One ticket, no coins by the minute.',
    },
    description: {
      id: 'site.tickets.description',
      defaultMessage: 'All ticket shows of the coming days. For adults; everyone here is 21 or older.',
    },
    filter: { id: 'site.tickets.filter', defaultMessage: 'Which shows' },
    everything: { id: 'site.tickets.everything', defaultMessage: 'By day' },
    byPrice: { id: 'site.tickets.byPrice', defaultMessage: 'By price' },
    house: { id: 'site.tickets.house', defaultMessage: 'House shows' },
    own: { id: 'site.tickets.own', defaultMessage: 'Your tickets' },
    featured: { id: 'site.tickets.featured', defaultMessage: 'Recommended' },
    cheapest: { id: 'site.tickets.cheapest', defaultMessage: 'The cheapest first' },
    today: { id: 'site.tickets.today', defaultMessage: 'Today' },
    none: { id: 'site.tickets.none', defaultMessage: 'No shows are announced' },
    noneText: {
      id: 'site.tickets.noneText',
      defaultMessage: 'New evenings appear here as soon as somebody announces one.',
    },
    seeLive: { id: 'site.tickets.seeLive', defaultMessage: 'See who is live' },
    notLoaded: { id: 'site.tickets.notLoaded', defaultMessage: 'The shows could not be loaded' },
    mark: { id: 'site.tickets.mark', defaultMessage: 'Ticket show' },
    starts: { id: 'site.tickets.starts', defaultMessage: 'Starts' },
    lasts: { id: 'site.tickets.lasts', defaultMessage: 'Lasts' },
    seats: { id: 'site.tickets.seats', defaultMessage: 'Seats' },
    noLimit: { id: 'site.tickets.noLimit', defaultMessage: 'No limit' },
    alwaysRoom: { id: 'site.tickets.alwaysRoom', defaultMessage: 'there is always room' },
    about: { id: 'site.tickets.about', defaultMessage: 'About the evening' },
    writing: { id: 'site.tickets.writing', defaultMessage: 'Writing in the show is free' },
    gifts: { id: 'site.tickets.gifts', defaultMessage: 'Gifts cost what they always cost' },
    more: { id: 'site.tickets.more', defaultMessage: 'More ticket shows' },
    seeAll: { id: 'site.tickets.seeAll', defaultMessage: 'See all' },
    coming: { id: 'site.tickets.coming', defaultMessage: 'Coming' },
    past: { id: 'site.tickets.past', defaultMessage: 'Earlier' },
    haveTicket: { id: 'site.tickets.haveTicket', defaultMessage: 'You have a ticket' },
  }),
  ...defineMessages<{
    headTitle: { title: string; name: string };
    headText: { title: string; name: string };
    with: { name: string };
    minutes: { count: number };
    until: { time: string };
    door: { closes: string; opens: string };
    announced: { code: string };
    from: { name: string };
  }>({
    headTitle: { id: 'site.tickets.headTitle', defaultMessage: '{title}, a show with {name}' },
    headText: {
      id: 'site.tickets.headText',
      defaultMessage: '{title}: a ticket show with {name}. For adults; everyone here is 21 or older.',
    },
    with: { id: 'site.tickets.with', defaultMessage: 'with {name}' },
    minutes: {
      id: 'site.tickets.minutes',
      defaultMessage: '{count, plural, one {# minute} other {# minutes}}',
    },
    until: { id: 'site.tickets.until', defaultMessage: 'until {time}' },
    door: { id: 'site.tickets.door', defaultMessage: 'Come in until {closes}, the door opens at {opens}' },
    announced: { id: 'site.tickets.announced', defaultMessage: 'The code {code} makes the ticket cheaper' },
    from: { id: 'site.tickets.from', defaultMessage: 'From {name}, for you' },
  }),
};

/** Why a ticket was not bought or given back. */
export const problems = defineMessages({
  unknownShow: { id: 'site.ticketProblem.unknownShow', defaultMessage: 'This show is no longer offered.' },
  showChanged: {
    id: 'site.ticketProblem.showChanged',
    defaultMessage: 'The show was moved. Please look at it again; nothing was charged.',
  },
  priceChanged: {
    id: 'site.ticketProblem.priceChanged',
    defaultMessage: 'The price has changed. Please look at it again; nothing was charged.',
  },
  alreadyBought: { id: 'site.ticketProblem.alreadyBought', defaultMessage: 'You already have a ticket.' },
  notEnoughCoins: {
    id: 'site.ticketProblem.notEnoughCoins',
    defaultMessage: 'You have too few coins for this. Nothing was charged.',
  },
  over: { id: 'site.ticketProblem.over', defaultMessage: 'The show is over.' },
  cancelled: { id: 'site.ticketProblem.cancelled', defaultMessage: 'The show does not take place.' },
  startedTooLongAgo: {
    id: 'site.ticketProblem.startedTooLongAgo',
    defaultMessage: 'The show began too long ago, the door is closed.',
  },
  locked: { id: 'site.ticketProblem.locked', defaultMessage: 'You cannot buy anything at the moment.' },
  blocked: { id: 'site.ticketProblem.blocked', defaultMessage: 'This show is not open to you.' },
  promoUnknown: { id: 'site.ticketProblem.promoUnknown', defaultMessage: 'There is no such code.' },
  promoNotYet: { id: 'site.ticketProblem.promoNotYet', defaultMessage: 'This code is not valid yet.' },
  promoOver: { id: 'site.ticketProblem.promoOver', defaultMessage: 'This code is over or used up.' },
  promoUsed: { id: 'site.ticketProblem.promoUsed', defaultMessage: 'You have used this code already.' },
  promoNeedsVip: { id: 'site.ticketProblem.promoNeedsVip', defaultMessage: 'This code is for VIPs.' },
  promoNeedsAddress: {
    id: 'site.ticketProblem.promoNeedsAddress',
    defaultMessage: 'Confirm your e-mail address first, then use this code.',
  },
  promoNeedsMobile: {
    id: 'site.ticketProblem.promoNeedsMobile',
    defaultMessage: 'This code needs a confirmed mobile number.',
  },
  promoTooMany: {
    id: 'site.ticketProblem.promoTooMany',
    defaultMessage: 'Too many wrong codes. Wait a quarter of an hour.',
  },
  promoUnfit: {
    id: 'site.ticketProblem.promoUnfit',
    defaultMessage: 'This code is not for this ticket. Redeem it with your benefits, nothing of it is lost.',
  },
  voucherUnfit: { id: 'site.ticketProblem.voucherUnfit', defaultMessage: 'That voucher is for something else.' },
  voucherUsed: { id: 'site.ticketProblem.voucherUsed', defaultMessage: 'That voucher is used up.' },
  voucherNotYet: { id: 'site.ticketProblem.voucherNotYet', defaultMessage: 'That voucher is not valid yet.' },
  voucherExpired: { id: 'site.ticketProblem.voucherExpired', defaultMessage: 'That voucher has expired.' },
  unknownTicket: { id: 'site.ticketProblem.unknownTicket', defaultMessage: 'You no longer have this ticket.' },
  removedTooLate: {
    id: 'site.ticketProblem.removedTooLate',
    defaultMessage: 'The show has begun or you were inside; the ticket cannot be given back any more.',
  },
  needLogin: {
    id: 'site.ticketProblem.needLogin',
    defaultMessage: 'You are no longer logged in. Nothing was charged.',
  },
  unavailable: {
    id: 'site.ticketProblem.unavailable',
    defaultMessage: 'This is not possible right now. Please try again, you pay once at most.',
  },
} satisfies Partial<Record<TicketProblem, MessageDescriptor>>);
