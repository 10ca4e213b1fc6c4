import type { FeedPostProps } from './FeedPost.tsx';

export const feedPostExample = {
  post: {
    published: '2026-11-20T19:14:00.000Z',
    type: 'clip',
    status: 'published',
    pinned: false,
    title: 'The low E',
    text: 'The piano came back from the tuner. Listen to the low E, it sounds like a cello now.',
    views: 2140,
    likes: 318,
    commentsTotal: 42,
    tippingGoal: null,
    guestState: { liked: false, viewed: false, following: false, bought: false, tipped: false, commented: false },
    model: { name: 'Mirela', avatar: null, onlineState: 'online' },
  },
  href: '#mirela',
  now: '2026-11-20T21:00:00.000Z',
  onFollow: () => undefined,
  onLike: () => undefined,
  onComments: () => undefined,
  onTip: () => undefined,
  onShare: () => undefined,
  onReport: () => undefined,
} satisfies FeedPostProps;
