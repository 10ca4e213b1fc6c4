import type { Infer, PayloadOf } from '@lounge/protocol';
import { feedGoalChanged, feedPostsWatch, mostWatchedPosts, type tippingGoal } from '@lounge/protocol/engagement/feed';
import { handle } from '../../dispatch/handler.ts';
import { publish } from '../../world/bus.ts';
import { toJson } from '../../world/json.ts';
import { statement, type Bind } from '../../world/statement.ts';
import { readerOf } from './reader.ts';
import { isOpen, type Reader } from './statements.ts';
import type { Row } from '../../world/tables.ts';
import type { World } from '../../world/world.ts';

type Goal = Infer<typeof tippingGoal>;

/** The goal of a post; null without one. */
export const goalOf = ({ goalCoins, tipsSum }: Pick<Row<'feedPost'>, 'goalCoins' | 'tipsSum'>): Goal | null =>
  goalCoins === null
    ? null
    : {
        goalCoins,
        tipsSumCoins: tipsSum,
        progressPercent: goalCoins === 0 ? 100 : Math.min(100, Math.floor((100 * tipsSum) / goalCoins)),
        achieved: tipsSum >= goalCoins,
      };

const topicOf = (postId: number): string => `goal of post ${postId}`;

/** Tells the pages that follow a post how its goal stands. */
export const publishGoal = (change: PayloadOf<typeof feedGoalChanged>, { bus }: Pick<World, 'bus'>): void =>
  publish(bus, feedGoalChanged, { topic: topicOf(change.postId) }, change);

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
    caller.follow?.(new Set(open.map(({ id }) => topicOf(id))));
    // Read again, as a tip that came before the connection follows its post was not pushed.
    const goals = (await read()).flatMap((row) => {
      const goal = goalOf(row);
      return goal === null ? [] : [{ postId: row.id, tippingGoal: goal }];
    });
    return { goals };
  }),
];
