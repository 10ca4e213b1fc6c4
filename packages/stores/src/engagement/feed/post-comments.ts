import { commentPost, deleteComment, postById, reportComment } from '@lounge/protocol/engagement/feed';
import { Comments } from '../../content/galleries/index.ts';
import type { StoreContext } from '../../ports.ts';
import { callWithin } from '../../reactive/Read.ts';
import type { FeedPostData, FeedPosts } from './FeedPosts.ts';

/** The comments on a post. */
export type FeedCommentsData = Pick<FeedPostData, 'comments' | 'commentsTotal' | 'bar'>;

/** The comments on a post, of which feeds have the newest. A guest writes several, and answers others. @spec feature:feed.comment */
export const postComments = (postId: number, posts: FeedPosts, context: StoreContext, newKey?: () => string) => {
  const { client } = context;
  return new Comments<FeedCommentsData>(
    {
      read: () => callWithin(context, postById, { id: postId }),
      write: (text, repliesTo, key) =>
        client.call(
          commentPost,
          { postId, text, ...(repliesTo !== undefined && { repliesToCommentId: repliesTo }) },
          { key },
        ),
      delete: (commentId) => client.call(deleteComment, { commentId }),
      report: (commentId) => client.call(reportComment, { commentId }),
      onValue: ({ comments, commentsTotal, bar }, act) =>
        posts.change(postId, ({ guestState, ...post }) => {
          const hasOwn = act === 'write' || comments.some(({ isOwn }) => isOwn);
          const commented = act === 'read' ? guestState.commented : hasOwn;
          return { ...post, comments, commentsTotal, bar, guestState: { ...guestState, commented } };
        }),
    },
    newKey,
  );
};
