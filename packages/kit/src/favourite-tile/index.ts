export { FavouriteTile, type FavouriteTileProps, type NotifyBy } from './FavouriteTile.tsx';
