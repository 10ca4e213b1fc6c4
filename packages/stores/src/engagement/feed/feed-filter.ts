import type { Infer, InputOf } from '@lounge/protocol';
import type { feedKind, feedType, posts } from '@lounge/protocol/engagement/feed';

/** The kind of a post. */
export type FeedKind = Infer<typeof feedKind>;

/** The kind of a feed. */
export type FeedMode = Infer<typeof feedType>;

/** The part of a feed by what the guest did: all posts, those of pinned performers, liked, commented and bought ones. */
export const feedParts = ['all', 'follows', 'liked', 'commented', 'bought'] as const;

/** A part of a feed. */
export type FeedPart = (typeof feedParts)[number];

/** The posts that a feed shows. @spec screen:feed */
export interface FeedFilter {
  readonly mode: FeedMode;
  /** The performer whose posts are shown; null for those of all. */
  readonly modelId: number | null;
  readonly part: FeedPart;
  /** The kinds that are shown; all without one. */
  readonly kinds: readonly FeedKind[];
}

/** The feed of everybody. */
export const plainFeed: FeedFilter = { mode: 'mixed', modelId: null, part: 'all', kinds: [] };

/** The variables by which the posts of a filter are read, without their page. */
export const feedVariables = ({ mode, modelId, part, kinds }: FeedFilter): InputOf<typeof posts> => ({
  mode,
  ...(modelId !== null && { modelId }),
  ...(kinds.length > 0 && { typeGroups: [...kinds] }),
  ...(part !== 'all' && { [part]: true }),
});

/** Whether every new post belongs to it, so that the number of new ones is known. */
export const countsNewPosts = ({ mode, part, kinds }: FeedFilter): boolean =>
  mode !== 'favourite' && part === 'all' && kinds.length === 0;
