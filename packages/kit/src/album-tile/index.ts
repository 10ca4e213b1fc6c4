export { AlbumTile, type AlbumTileProps } from './AlbumTile.tsx';
