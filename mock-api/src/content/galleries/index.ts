export { offeredAlbum } from './offered-album.ts';
export { defaultFsk } from './default-fsk.ts';
