export { offeredAlbum } from './offered-album.ts';
