export { AlbumTile, type AlbumPreview, type AlbumTileProps } from './AlbumTile.tsx';
