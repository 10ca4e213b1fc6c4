export { AlbumComments, type AlbumCommentContent, type AlbumCommentsProps } from './AlbumComments.tsx';
