export { mayEnter, noteEntry, type Entry, type EntryRefused } from './enter.ts';
export { settleShows } from './settle-shows.ts';
