import {
  buyPost,
  commentPost,
  deleteComment as deleteCommentCall,
  guestBoughtContentTotals,
  likePost,
  postById,
  posts,
  reportComment as reportCommentCall,
  reportPost,
  tipPost,
  totals,
  unlikePost,
  viewedPost,
} from '@lounge/protocol/engagement/feed';
import { handle } from '../../dispatch/handler.ts';
import { sell } from '../../foundation/vouchers/sell.ts';
import { addComment, deleteComment, reportComment } from './comments.ts';
import { goalHandlers } from './followed-goals.ts';
import { report, setLiked, view } from './reactions.ts';
import { countBoughtContent, countFeed, pageOf, postWithComments } from './read-posts.ts';
import { postSaleTo } from './sale.ts';
import { tip } from './tip.ts';

/** The handlers of this module's calls. */
export const feedHandlers = [
  handle(posts, pageOf),
  handle(postById, postWithComments),
  handle(totals, countFeed),
  handle(guestBoughtContentTotals, (_, caller, world) => countBoughtContent(caller, world)),
  handle(viewedPost, ({ postId }, caller, world) => view(postId, caller, world)),
  handle(likePost, ({ postId }, caller, world) => setLiked(postId, true, caller, world)),
  handle(unlikePost, ({ postId }, caller, world) => setLiked(postId, false, caller, world)),
  handle(reportPost, ({ postId }, caller, world) => report(postId, caller, world)),
  handle(commentPost, addComment),
  handle(deleteCommentCall, ({ commentId }, caller, world) => deleteComment(commentId, caller, world)),
  handle(reportCommentCall, ({ commentId }, caller, world) => reportComment(commentId, caller, world)),
  handle(buyPost, ({ postId: id }, caller, world) => sell(postSaleTo(caller), { call: buyPost, id }, caller, world)),
  handle(tipPost, tip),
  ...goalHandlers,
];
