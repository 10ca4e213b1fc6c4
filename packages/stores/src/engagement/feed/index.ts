export * from './Feed.ts';
export * from './FeedPost.ts';
export * from './FeedPosts.ts';
export * from './FeedTip.ts';
export * from './feed-filter.ts';
export * from './post-comments.ts';
export * from './totals.ts';
