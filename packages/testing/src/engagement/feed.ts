import type { Infer } from '@lounge/protocol';
import {
  feedComment,
  feedComments,
  feedGuestState,
  feedPost,
  feedReaction,
  tippingGoal,
} from '@lounge/protocol/engagement/feed';
import { parsed } from '../parsed.ts';

type PostData = Infer<typeof feedPost>;

/** A guest who did nothing with a post. */
export const untouched: Infer<typeof feedGuestState> = parsed(feedGuestState, {
  liked: false,
  viewed: false,
  following: false,
  bought: false,
  tipped: false,
  commented: false,
  reported: false,
});

/** A goal of 1,000 coins, of which 620 are there. */
export const aTippingGoal = (overrides: Partial<Infer<typeof tippingGoal>> = {}): Infer<typeof tippingGoal> =>
  parsed(tippingGoal, { goalCoins: 1000, tipsSumCoins: 620, progressPercent: 62, achieved: false, ...overrides });

/** A guest's comment that begins a thread. */
export const aFeedComment = (overrides: Partial<Infer<typeof feedComment>> = {}): Infer<typeof feedComment> =>
  parsed(feedComment, {
    id: 93001,
    conversationId: 93001,
    parentId: null,
    created: '2026-08-14T10:00:00.000Z',
    isCreator: false,
    tipped: false,
    text: 'The low E! I heard it through the wall.',
    isReplyToReply: false,
    user: { name: 'Ida', avatar: null },
    isOwn: false,
    isDeleted: false,
    ...overrides,
  });

/** A free post of words, without comments. */
export const aFeedPost = (overrides: Partial<PostData> = {}): PostData =>
  parsed(feedPost, {
    id: 92001,
    umaId: null,
    created: '2026-08-14T10:00:00.000Z',
    published: '2026-08-14T10:00:00.000Z',
    kind: 'text',
    type: 'text',
    status: 'published',
    pinned: false,
    title: '',
    text: 'Which song closes the Friday show?',
    views: 2140,
    likes: 318,
    paidContent: false,
    fsk: 12,
    priceCoins: null,
    tippingGoal: null,
    guestState: untouched,
    comments: [],
    commentsTotal: 0,
    bar: 'needLogin',
    model: {
      id: 9101,
      name: 'Noor Vega',
      avatar: { url: '/pictures/velvet/avatar/bust-noor-1', kind: 'avatar', tint: 5 },
      online: false,
      onlineState: 'offline',
    },
    clip: null,
    photos: null,
    restriction: null,
    isBlocked: false,
    ...overrides,
  });

/** The comments on a post after a change. */
export const someFeedComments = (overrides: Partial<Infer<typeof feedComments>> = {}): Infer<typeof feedComments> =>
  parsed(feedComments, { postId: 92001, comments: [aFeedComment()], commentsTotal: 1, bar: null, ...overrides });

/** The reactions of a guest to a post. */
export const aFeedReaction = (overrides: Partial<Infer<typeof feedReaction>> = {}): Infer<typeof feedReaction> =>
  parsed(feedReaction, { postId: 92001, likes: 318, views: 2140, guestState: untouched, ...overrides });
