export { mayEnter, noteEntry } from './enter.ts';
export { performersInShow } from './map-actor-shows.ts';
export { refundMailKind } from './refund-news.ts';
export { settleShows } from './settle-shows.ts';
export { ticketBill } from './ticket-bill.ts';
