import { avsSet } from '@lounge/protocol/foundation/age-check';
import { posts } from '@lounge/protocol/engagement/feed';
import type { PushSource } from '../../ports.ts';
import { callWithin, Read, type ReadContext } from '../../reactive/Read.ts';
import type { FeedPage } from './Feed.ts';
import { feedVariables, plainFeed } from './feed-filter.ts';

/** How many posts a row has. @assumed */
export const rowPosts = { startPage: 6, profile: 4 } as const;

/** The first posts of a feed, as a row that leads to it. They are read again after the age check, which opens some. */
export class FeedRow extends Read<FeedPage> {
  override listen(source: PushSource): void {
    super.listen(source, avsSet);
  }
}

/** The newest posts of all performers with something to see. @spec screen:home, feature:shell.start-page */
export const startPageRow = (context: ReadContext): FeedRow =>
  new FeedRow(() => callWithin(context, posts, { mode: 'startPage', first: rowPosts.startPage }));

/** The newest posts of a performer, the pinned ones first. @spec screen:performer.overview */
export const profileRow = (modelId: number, context: ReadContext): FeedRow => {
  const filter = feedVariables({ ...plainFeed, mode: 'profile', modelId });
  return new FeedRow(() => callWithin(context, posts, { ...filter, first: rowPosts.profile }));
};
