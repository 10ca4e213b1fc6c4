export { offeredAlbum } from './offered-album.ts';
export { defaultFsk } from './default-fsk.ts';
export { reportsThatHide } from './comment-statements.ts';
export { commentTextOf, isBarredFromComments } from './comments.ts';
