export { FeedPost, type FeedPostProps } from './FeedPost.tsx';
export type {
  FeedKind,
  FeedPostContent,
  FeedPostGuestState,
  FeedPostModel,
  FeedPostType,
} from './feed-post-content.ts';
