import { feedPostsWatch, mostWatchedPosts } from '@lounge/protocol/engagement/feed';
import { handle } from '../../dispatch/handler.ts';
import { toJson } from '../../world/json.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { goalOf, goalTopics, topicOf } from './goals.ts';
import { readerOf } from './reader.ts';
import { isOpen, type Reader } from './statements.ts';

/** The goals of posts that lists show to the reader. */
const goalsOfPosts = statement((db, $: Bind<Reader & { ids: string }>, { isAmong }) =>
  db
    .selectFrom('feedPost')
    .select(['id', 'goalCoins', 'tipsSum'])
    .where(isAmong('id', $('ids')))
    .where('publishedAt', '<=', $('now'))
    .where(isOpen($))
    .where('goalCoins', 'is not', null),
);

/** The handler of pages that follow posts: the connection keeps the topics, so that they end with it. */
export const goalHandlers = [
  handle(feedPostsWatch, async ({ postIds }, caller, world) => {
    const ids = toJson([...new Set(postIds)].slice(0, mostWatchedPosts));
    const read = async () => goalsOfPosts.all(world.tx, { ...(await readerOf(caller, world)), ids });
    const open = await read();
    caller.follow?.(
      goalTopics,
      open.map(({ id }) => topicOf(id)),
    );
    // Read again, as a tip that came before the connection follows its post was not pushed.
    const goals = (await read()).flatMap((row) => {
      const goal = goalOf(row);
      return goal === null ? [] : [{ postId: row.id, tippingGoal: goal }];
    });
    return { goals };
  }),
];
