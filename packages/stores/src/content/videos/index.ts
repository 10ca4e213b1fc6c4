export * from './Video.ts';
export * from './VideoPictures.ts';
