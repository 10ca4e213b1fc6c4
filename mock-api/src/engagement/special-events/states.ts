import { berlinDay } from '@lounge/locale';
import { s } from '@lounge/protocol';
import { gameEventType, gameRewardType, gameType } from '@lounge/protocol/engagement/special-events';
import { storedInAllLanguages } from '../../world/by-language.ts';
import { toJson } from '../../world/json.ts';
import { state } from '../../world/state.ts';
import { statement } from '../../world/statement.ts';
import { runInWorld } from '../../world/world.ts';
import type { StoredOutcome } from '../../world/tables/special-events.ts';
import { spendAttempt } from './attempt.ts';
import { awardOfKind } from './award-of-kind.ts';
import { calendarStates } from './calendar-states.ts';
import { aPlainCampaign } from './campaign-states.ts';
import { easterStates } from './easter-states.ts';
import { putEvent } from './statements.ts';

const clearEvents = statement((db) => db.deleteFrom('specialEvent'));
const clearCampaigns = statement((db) => db.deleteFrom('campaign'));

/** There are no events. */
export const noEvents = state('there are no events', {
  description: 'There are no events, games and campaigns, until other states add some.',
  params: s.object({}),
  setUp: (_, { database }) =>
    database.change(async (tx) => {
      await clearEvents.all(tx);
      await clearCampaigns.all(tx);
    }),
});

const dayMs = 86_400_000;

/** A game whose every try has the same outcome. */
export const aGame = state('the event {id} is a game', {
  description:
    'This event is a game that began `daysAgo` days ago, or begins in so many if negative, and lasts ten days. Each attempt wins the same reward, or nothing without `wins`: 5 coins, the bonus code `TURN10`, a video voucher, two spins, a rose, or the video `videoId`. Texts are the same in every language.',
  params: s.object({
    id: s.entityId,
    eventType: gameEventType,
    gameType: s.optional(gameType),
    daysAgo: s.optional(s.integer),
    dailyAttempts: s.optional(s.count),
    pointsPerAttempt: s.optional(s.count),
    attemptsToday: s.optional(s.count),
    pointsToday: s.optional(s.count),
    wins: s.optional(gameRewardType),
    videoId: s.optional(s.entityId),
    title: s.optional(s.string),
    text: s.optional(s.string),
  }),
  ifLeftOut: {
    gameType: 'reels',
    daysAgo: 1,
    dailyAttempts: 3,
    pointsPerAttempt: 10,
    attemptsToday: null,
    pointsToday: null,
    wins: null,
    videoId: null,
    title: 'Coin rush',
    text: 'Three tries a day.',
  },
  setUp: (game, { database, clock }) => {
    const at = (days: number): string => new Date(clock.now() + days * dayMs).toISOString();
    const day = berlinDay(clock.now());
    const { attemptsToday, pointsToday } = game;
    const dayConfigs =
      attemptsToday === null && pointsToday === null
        ? []
        : [
            {
              day,
              dailyAttempts: attemptsToday ?? game.dailyAttempts,
              pointsPerAttempt: pointsToday ?? game.pointsPerAttempt,
            },
          ];
    const outcomes: readonly StoredOutcome[] = [
      game.wins === null
        ? { id: 'nothing', weight: 1, symbols: ['lantern', 'rose', 'moon'], award: null }
        : {
            id: game.wins,
            weight: 1,
            symbols: ['lantern', 'lantern', 'lantern'],
            award: awardOfKind(game.wins, game.videoId),
          },
    ];
    return database.change((tx) =>
      putEvent.all(tx, {
        id: game.id,
        eventType: game.eventType,
        gameType: game.gameType,
        start: at(-game.daysAgo),
        end: at(10 - game.daysAgo),
        rewardsUntil: at(17 - game.daysAgo),
        dailyAttempts: game.dailyAttempts,
        pointsPerAttempt: game.pointsPerAttempt,
        dayConfigs: toJson(dayConfigs),
        outcomes: toJson(outcomes),
        pictureSeed: `bloom-event-${game.id}`,
        title: storedInAllLanguages(game.title),
        text: storedInAllLanguages(game.text),
      }),
    );
  },
});

/** A guest used attempts of a game. */
export const guestUsedAttempts = state('the guest used {times} attempts of the game {id}', {
  description: 'The guest has used so many attempts of this game today, and has what they won.',
  params: s.object({ guestId: s.entityId, id: s.entityId, times: s.count }),
  setUp: async ({ guestId, id, times }, parts) => {
    for (let nth = 0; nth < times; nth += 1)
      await runInWorld(parts, true, (world) => spendAttempt(id, guestId, `state ${id} ${nth}`, world));
  },
});

/** The states of this module. */
export const specialEventStates = [
  noEvents,
  aGame,
  guestUsedAttempts,
  aPlainCampaign,
  ...calendarStates,
  ...easterStates,
];
