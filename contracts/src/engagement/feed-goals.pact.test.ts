import { feedGoalChanged, feedPostsWatch } from '@lounge/protocol/engagement/feed';
import { aPerformer, aPostOfPerformer, goalGrows } from '@lounge/mock-api/states';
import { aTippingGoal } from '@lounge/testing/engagement/feed';
import { expect, test } from 'vitest';
import { guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega' });
const post = aPostOfPerformer({ id: 92001, actorId: 9101, goalCoins: 1000, tipsSum: 620 });
const withoutGoal = aPostOfPerformer({ id: 92002, actorId: 9101 });

test('a page that follows posts gets their goals', () =>
  pactForCall(feedPostsWatch, {
    description: 'a feedPostsWatch command',
    states: [noor, post, withoutGoal],
    input: { postIds: [92001, 92002] },
    answer: { goals: [{ postId: 92001, tippingGoal: aTippingGoal() }] },
    exact: ['goals'],
  }));

test('a goal that comes nearer is pushed', () =>
  pactForPush(
    feedGoalChanged,
    {
      description: 'a feedGoalChanged push when a post is tipped',
      states: [noor, post],
      caller: guest,
      event: goalGrows({ guestId: 7, postId: 92001 }),
      payload: {
        postId: 92001,
        tippingGoal: aTippingGoal({ tipsSumCoins: 645, progressPercent: 64 }),
        hasReachedGoal: false,
      },
      exact: ['postId', 'tippingGoal', 'hasReachedGoal'],
    },
    (side, deliver) => {
      const goals: unknown[] = [];
      side.socket.on(feedGoalChanged, ({ tippingGoal }) => goals.push(tippingGoal.tipsSumCoins));
      deliver();
      expect(goals).toEqual([645]);
    },
  ));
