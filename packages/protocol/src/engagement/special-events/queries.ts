import { mutation, query } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { rewardGameConfig, usedAttempt } from './schemas.ts';

/**
 * A game by the id of its event.
 * @spec query:reward-game.config
 * @assumed The variable.
 */
export const rewardGame = query('engagement/special-events/rewardGame', {
  input: s.object({ configId: s.entityId }),
  answer: rewardGameConfig,
  failures: ['unknown'],
  purpose: 'Reads a game with its outcomes and the guest’s attempts.',
});

/**
 * Uses an attempt of today: the server draws the outcome and gives its reward. Null outside the game’s time, and where no attempt of today is
 * left. A repeat with the same key returns the same outcome.
 * @spec query:reward-game.use-attempt, error:use-attempt-no-data
 * @assumed That it is a mutation; the variable and the answer.
 */
export const useAttempt = mutation('engagement/special-events/useAttempt', {
  needs: 'guest',
  input: s.object({ configId: s.entityId }),
  answer: s.nullable(usedAttempt),
  failures: ['needLogin', 'unknown', 'keyReused'],
  purpose: 'Uses an attempt of a game and returns its outcome.',
});
