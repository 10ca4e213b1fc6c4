export { FeedComments, type FeedCommentsProps } from './FeedComments.tsx';
export type { FeedCommentContent } from './feed-comment-content.ts';
