import type { AnswerOf, InputOf } from '@lounge/protocol';
import { useAttempt } from '@lounge/protocol/engagement/special-events';
import { fingerprint } from '../../wire/fingerprint.ts';
import { parseJson } from '../../world/json.ts';
import type { Caller, World } from '../../world/world.ts';
import { addPointsOf, answerReward, attemptsOfDay, bookReward, draw, giveOnce, type Reward } from '../rewards/index.ts';
import { gameById, rulesOfToday, sourceOf } from './games.ts';
import { phaseOf } from './phase.ts';

type Answer = AnswerOf<typeof useAttempt>;

/** Draws the next attempt of today and gives its award within the change; the answer is null where there is none to use. */
const drawNext = async (configId: number, guestId: number, world: World): Promise<Reward<Answer>> => {
  const game = await gameById(configId, 'configId', world);
  const reference = { game: configId };
  const unused = { award: null, reference, answer: null };
  const { hasStarted, hasEnded } = phaseOf(game, world);
  if (!hasStarted || hasEnded) return unused;
  const source = sourceOf(game);
  const { dailyAttempts, pointsPerAttempt } = rulesOfToday(game, world);
  const { day, left, next } = await attemptsOfDay(source, guestId, dailyAttempts, world);
  if (next === null) return unused;
  const { id, symbols, award } = draw(parseJson(game.outcomes), world.random);
  // The attempt of another change that was first.
  if ((await giveOnce({ ...source, guestId, day, attempt: next }, award, world)) === null) return unused;
  const points = await addPointsOf({ ...source, guestId }, pointsPerAttempt, world);
  return {
    award,
    reference,
    answer: { outcome: id, symbols: [...symbols], hasWon: award !== null, points, attemptsLeftToday: left - 1 },
  };
};

const hashOf = (configId: number): string => fingerprint(useAttempt.id, { configId });

/** Uses an attempt once per guest and idempotency key, within a change, and publishes nothing. */
export const spendAttempt = async (configId: number, guestId: number, key: string, world: World): Promise<void> => {
  await bookReward({ guestId, key, bodyHash: hashOf(configId) }, () => drawNext(configId, guestId, world), world);
};

/** The handler of attempts, which publishes what was given. A repeat returns the same outcome and gives nothing. */
export const attempt = async (
  { configId }: InputOf<typeof useAttempt>,
  caller: Caller,
  world: World,
): Promise<Answer> => answerReward(caller, hashOf(configId), (guestId) => drawNext(configId, guestId, world), world);
