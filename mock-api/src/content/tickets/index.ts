export { mayEnter, noteEntry } from './enter.ts';
export { settleShows } from './settle-shows.ts';
