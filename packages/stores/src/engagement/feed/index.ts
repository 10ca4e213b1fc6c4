export * from './Feed.ts';
export * from './FeedPost.ts';
export * from './FeedPosts.ts';
export * from './FeedTip.ts';
export * from './feed-filter.ts';
export * from './feed-row.ts';
export * from './post-comments.ts';
export type { FeedReaction } from './post-likes.ts';
export * from './totals.ts';
