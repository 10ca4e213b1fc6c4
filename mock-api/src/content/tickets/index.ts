export { mayEnter, noteEntry } from './enter.ts';
export { performersInShow } from './map-actor-shows.ts';
export { refundMailKind } from './refund-texts.ts';
