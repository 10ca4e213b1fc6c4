import type { Infer, PayloadOf } from '@lounge/protocol';
import { feedGoalChanged, type tippingGoal } from '@lounge/protocol/engagement/feed';
import { publish } from '../../world/bus.ts';
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

/** How the topics of goals begin. */
export const goalTopics = 'goal of post ';

/** The topic of the pages that follow a post. */
export const topicOf = (postId: number): string => `${goalTopics}${postId}`;

/** Tells the pages that follow a post how its goal stands. */
export const publishGoal = (change: PayloadOf<typeof feedGoalChanged>, { bus }: Pick<World, 'bus'>): void =>
  publish(bus, feedGoalChanged, { topic: topicOf(change.postId) }, change);
