export * from './TvGuest.ts';
export * from './TvStream.ts';
export * from './TvVideo.ts';
export * from './library.ts';
export * from './programme.ts';
