import type { Infer } from '@lounge/protocol';
import type { feedKind, feedPostStatus, feedPostType } from '@lounge/protocol/engagement/feed';
import type { Language } from '@lounge/locale';
import { enumeration, json } from '../column-specs.ts';

type ByLanguage = Readonly<Record<Language, string>>;

/** The tables of posts and of what guests do with them. */
export const feedTables = {
  feedPost: {
    id: 'id',
    actorId: 'int',
    kind: enumeration<Infer<typeof feedKind>>(),
    type: enumeration<Infer<typeof feedPostType>>(),
    status: enumeration<Infer<typeof feedPostStatus>>(),
    isPinned: 'flag',
    title: json<ByLanguage>(),
    text: json<ByLanguage>(),
    createdAt: 'instant',
    publishedAt: 'instant',
    /** In hundredths of a coin; 0 is free. */
    price: 'int',
    ageRating: 'int',
    views: 'int',
    likes: 'int',
    /** Comments that are neither deleted nor hidden by reports. */
    comments: 'int',
    /** In whole coins, as the sum of tips. */
    goalCoins: 'int null',
    tipsSum: 'int',
    /** How many guests tipped. */
    tippers: 'int',
    /** Photos, or the one clip. */
    mediaSeeds: json<readonly string[]>(),
    clipSeconds: 'int null',
    contestPlace: 'int null',
  },
  /**
   * A comment on a post, whose row stays without its words once it is deleted. `threadId` is the comment that its thread begins with, null for
   * that one; `guestId` is null for performers and erased guests.
   */
  feedComment: {
    id: 'id',
    key: 'text unique',
    bodyHash: 'text',
    postId: 'int',
    guestId: 'int null',
    isCreator: 'flag',
    threadId: 'int null',
    parentId: 'int null',
    text: 'text',
    reports: 'int',
    at: 'instant',
    deletedAt: 'instant null',
  },
  feedCommentReport: { key: 'key', commentId: 'int', guestId: 'int', at: 'instant' },
  feedPostReport: { key: 'key', guestId: 'int', postId: 'int', at: 'instant' },
  /** Who likes a post. */
  feedLike: { key: 'key', guestId: 'int', postId: 'int', at: 'instant' },
  /** Who saw a post. */
  feedView: { key: 'key', guestId: 'int', postId: 'int', at: 'instant' },
  /** The sum of a guest's tips for a post, in whole coins; `at` is the last one. */
  feedTip: { key: 'key', guestId: 'int', postId: 'int', coins: 'int', at: 'instant' },
} as const;
