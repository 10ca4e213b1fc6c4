import type { AnswerOf, InputOf } from '@lounge/protocol';
import type { slotmachineReward } from '@lounge/protocol/engagement/special-events';
import { guestOf, reject } from '../../dispatch/handler.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { checkDay } from './check-day.ts';
import { gameById, standingOf } from './games.ts';
import { rewardOrNone } from './map-reward.ts';

/** Reads the reward of the last attempt in a game of these kinds; it gives nothing. A game of another kind is unknown. */
export const readRewardOf =
  (...eventTypes: readonly Row<'specialEvent'>['eventType'][]) =>
  async (
    { eventId, qmdate }: InputOf<typeof slotmachineReward>,
    caller: Caller,
    world: World,
  ): Promise<AnswerOf<typeof slotmachineReward>> => {
    const guestId = guestOf(caller);
    checkDay(qmdate, 'qmdate', caller, world);
    const game = await gameById(eventId, 'eventId', world);
    if (!eventTypes.includes(game.eventType)) reject('unknown', 'eventId');
    const { left, used, dailyAttempts, history, points } = await standingOf(game, guestId, world);
    const rewardHistory = await Promise.all(
      history.map(async ({ id, at, award }) => ({ id, at, reward: await rewardOrNone(award, caller, world) })),
    );
    const guestData = {
      rewardHistory,
      creditsAvailable: left,
      creditsTotal: Math.max(dailyAttempts, used),
      gamePoints: points,
    };
    const chosen = qmdate === undefined ? 0 : history.findIndex(({ day }) => day === qmdate);
    return { data: { data: { reward: rewardHistory[chosen]?.reward ?? null, guestData } } };
  };
