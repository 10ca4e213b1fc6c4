import { read } from '../../declare/call.ts';
import * as s from '../../schema/s.ts';
import { gameReward, gameRewardReadings, rewardGameConfig, specialEvent, specialEventType } from './schemas.ts';

/** The reward of the last attempt and the readings beside it. @quirk The answer has `data` twice. */
const rewardAnswer = s.object(
  {
    data: s.object(
      {
        data: s.object(
          { reward: s.nullable(gameReward), guestData: gameRewardReadings },
          { id: 'GameRewardData', description: 'the reward of the last attempt, and the readings beside it' },
        ),
      },
      { id: 'GameRewardBody', description: 'the body of a reading of a reward' },
    ),
  },
  { id: 'GameRewardAnswer', description: 'the answer of a reading of a reward' },
);

/**
 * Reads the reward of the last attempt, as often as it is asked; null without one. `qmdate` is today in Berlin, or any day with the admin
 * token; else it is `declined`.
 */
const reward = /* @__NO_SIDE_EFFECTS__ */ <Name extends string, Path extends string>(name: Name, path: Path) =>
  read(`engagement/special-events/${name}`, {
    path: `/rest/v1/${path}/getReward/{eventId}`,
    needs: 'guest',
    input: s.object({ eventId: s.entityId, qmdate: s.optional(s.day) }),
    answer: rewardAnswer,
    failures: ['needLogin', 'unknown', 'declined'],
    purpose: 'Reads the reward of the last attempt of a game.',
  });

/** The reward of the slot machine. @spec rest:special-events.slotmachine.get-reward */
export const slotmachineReward = reward('slotmachineReward', 'slotmachine');

/** The reward of the Halloween game. @spec rest:special-events.halloween.get-reward */
export const halloweenReward = reward('halloweenReward', 'halloween');

/**
 * The reward of the reward box, and of the garden of lanterns.
 * @spec rest:special-events.reward-box.get-reward
 * @assumed That it reads the garden's, too: no call for that is named.
 */
export const rewardBoxReward = reward('rewardBoxReward', 'reward-box');

/** The reward of the shooting gallery. @spec rest:special-events.wiesn-shooting.get-reward */
export const wiesnShootingReward = reward('wiesnShootingReward', 'wiesn-shooting');

/** The reward of the water game. @spec rest:special-events.wet-and-wild.get-reward */
export const wetAndWildReward = reward('wetAndWildReward', 'wet-and-wild');

/** The reward of the booth of the fair. @spec rest:special-events.wiesn-bude.get-reward */
export const wiesnBudeReward = reward('wiesnBudeReward', 'wiesn-bude');

/** The reward of the kick game. @spec rest:special-events.kick-it.get-reward */
export const kickItReward = reward('kickItReward', 'kickIt');

/**
 * The events that have not ended yet, and those whose rewards can still be used, the next one first.
 * @spec rest:special-events.events.get
 * @assumed The answer.
 */
export const getEvents = read('engagement/special-events/getEvents', {
  path: '/rest/v1/special-events/get/events',
  input: s.empty,
  answer: s.object(
    {
      data: s.object(
        { events: s.array(specialEvent) },
        { id: 'SpecialEventList', description: 'the events of today and those to come' },
      ),
    },
    { id: 'SpecialEventsAnswer', description: 'the answer of the list of events' },
  ),
  purpose: 'Lists the events.',
});

/**
 * The event of a kind: the one that runs, else the next one, else the last one.
 * @spec rest:special-events.data.get
 * @assumed The answer.
 */
export const getEventData = read('engagement/special-events/getEventData', {
  path: '/rest/v1/special-events/getData/{eventType}',
  input: s.object({ eventType: specialEventType }),
  answer: s.object(
    {
      data: s.object({ event: specialEvent }, { id: 'SpecialEventData', description: 'the event of a kind' }),
    },
    { id: 'SpecialEventDataAnswer', description: 'the answer of an event of a kind' },
  ),
  failures: ['unknown'],
  purpose: 'Reads the event of a kind.',
});

/**
 * The game of the garden of lanterns: the one that runs, else the next one, else the last one.
 * @spec rest:special-events.spit-or-swallow.config.get
 * @assumed The path, which is not stated; that its answer is the config of a game of choosing, whose name is neutral: docs/decisions/0284.
 */
export const lanternGardenConfig = read('engagement/special-events/lanternGardenConfig', {
  path: '/rest/v1/spit-or-swallow/config',
  input: s.empty,
  answer: rewardGameConfig,
  failures: ['unknown'],
  purpose: 'Reads the game of the garden of lanterns.',
});
