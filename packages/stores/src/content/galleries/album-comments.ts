import type { AnswerOf } from '@lounge/protocol';
import {
  addAlbumComment,
  commentPages,
  deleteAlbumComment,
  getAlbumComments,
  reportAlbumComment,
} from '@lounge/protocol/content/galleries';
import type { StoreContext } from '../../ports.ts';
import { callWithin } from '../../reactive/Read.ts';
import { Comments } from './Comments.ts';

/** The comments on an album, and whether the guest may write one. */
export type AlbumCommentsData = AnswerOf<typeof getAlbumComments>;

/** The comments on an album, of which a guest writes one, without answers. @spec state:album-comment, feature:albums.comment */
export const albumComments = (albumId: number, context: StoreContext): Comments<AlbumCommentsData> =>
  new Comments({
    read: () => callWithin(context, getAlbumComments, { albumId, limit: commentPages.read }),
    write: (commentText) => context.client.call(addAlbumComment, { albumId, commentText }),
    delete: (commentId) => context.client.call(deleteAlbumComment, { commentId }),
    report: (commentId) => context.client.call(reportAlbumComment, { commentId }),
  });
