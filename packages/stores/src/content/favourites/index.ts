export * from './Favourites.ts';
