export { MediaLibraryTile, type LibraryTileItem, type MediaLibraryTileProps } from './MediaLibraryTile.tsx';
