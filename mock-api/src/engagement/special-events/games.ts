import { berlinDay } from '@lounge/locale';
import type { AnswerOf, InputOf } from '@lounge/protocol';
import { rewardHistorySize, type rewardGame } from '@lounge/protocol/engagement/special-events';
import { reject } from '../../dispatch/handler.ts';
import { pictureOf } from '../../media/picture.ts';
import { localized } from '../../wire/localized.ts';
import { parseJson } from '../../world/json.ts';
import type { Row } from '../../world/tables.ts';
import type { Caller, World } from '../../world/world.ts';
import { attemptsOfDay, eventPointsOf, historyOf } from '../rewards/index.ts';
import { rewardOf, rewardOrNone } from './map-reward.ts';
import { phaseOf } from './phase.ts';
import { eventById } from './statements.ts';

/** An event that is a game. */
export type Game = Row<'specialEvent'>;

/** Where the rewards of games come from in the history. */
export const sourceOf = ({ id }: Pick<Game, 'id'>) => ({ source: 'game', eventId: id });

/** Reads a game. Rejects one that there is not. */
export const gameById = async (id: number, field: string, { tx }: Pick<World, 'tx'>): Promise<Game> =>
  (await eventById.first(tx, { id })) ?? reject('unknown', field);

/** The rules of a Berlin day: its own, or those of the game. */
const rulesOn = (day: string, { dayConfigs, dailyAttempts, pointsPerAttempt }: Game) =>
  parseJson(dayConfigs).find((each) => each.day === day) ?? { dailyAttempts, pointsPerAttempt };

/** The rules of today. */
export const rulesOfToday = (game: Game, { clock }: Pick<World, 'clock'>) => rulesOn(berlinDay(clock.now()), game);

/** Attempts, history and points of a guest in a game. */
export const standingOf = async (game: Game, guestId: number, world: World) => {
  const source = sourceOf(game);
  const { dailyAttempts } = rulesOfToday(game, world);
  const { left, used } = await attemptsOfDay(source, guestId, dailyAttempts, world);
  const history = await historyOf(source, guestId, rewardHistorySize, world);
  return { left, used, dailyAttempts, history, points: await eventPointsOf(source, guestId, world) };
};

const guestInfo = async (game: Game, caller: Caller, world: World) => {
  const { guestId } = caller;
  if (guestId === null) return null;
  const { left, history, points } = await standingOf(game, guestId, world);
  const gained = history.flatMap(({ award }) => (award === null ? [] : [rewardOf(award, caller, world)]));
  return { points, attemptsLeftToday: left, gainedRewards: await Promise.all(gained) };
};

/** The handler of a game's config. */
export const readGame = async (
  { configId }: InputOf<typeof rewardGame>,
  caller: Caller,
  world: World,
): Promise<AnswerOf<typeof rewardGame>> => {
  const game = await gameById(configId, 'configId', world);
  const { start, end, rewardsUntil } = game;
  const outcomes = parseJson(game.outcomes).map(async ({ award, symbols, ...outcome }) => ({
    ...outcome,
    symbols: [...symbols],
    reward: await rewardOrNone(award, caller, world),
  }));
  return {
    configId,
    dates: { start, end, rewardsUntil },
    ...phaseOf(game, world),
    name: localized(game.title, caller),
    dailyAttempts: rulesOfToday(game, world).dailyAttempts,
    gameType: game.gameType,
    gameCategory: game.eventType,
    dayConfigs: [...parseJson(game.dayConfigs)],
    languageConfigs: {
      texts: { title: localized(game.title, caller), text: localized(game.text, caller) },
      images: { banner: pictureOf(caller.brand, 'banner', game.pictureSeed) },
      rewards: await Promise.all(outcomes),
    },
    guestInfo: await guestInfo(game, caller, world),
  };
};
