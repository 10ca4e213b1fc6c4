import {
  aGame,
  aPlainCampaign,
  aPerformer,
  aVideoOfPerformer,
  guestRedeemedCode,
  guestUsedAttempts,
  keyWasUsed,
  noEvents,
} from '@lounge/mock-api/states';
import {
  getEventData,
  getEvents,
  halloweenReward,
  kickItReward,
  lanternGardenConfig,
  rewardBoxReward,
  rewardGame,
  slotmachineReward,
  useAttempt,
  wetAndWildReward,
  wiesnBudeReward,
  wiesnShootingReward,
} from '@lounge/protocol/engagement/special-events';
import { aGameConfig, anEvent, aReward, aRewardReading, aUsedAttempt } from '@lounge/testing/engagement/special-events';
import { expect, test } from 'vitest';
import { RewardGame } from '@lounge/stores/engagement/special-events';
import { expiredGuest, guest } from '../consume/callers.ts';
import { pactForCall } from '../consume/pact-for-call.ts';

const id = 22;
const none = noEvents({});
const rush = aGame({ id, eventType: 'slotmachine', wins: 'coins' });
const used = guestUsedAttempts({ guestId: 7, id, times: 1 });

const facts = ['configId', 'hasStarted', 'hasEnded', 'dailyAttempts', 'gameType', 'gameCategory'];
const ofDay = ['dayConfigs.dailyAttempts', 'dayConfigs.pointsPerAttempt'];
const outcomes = ['languageConfigs.texts', 'languageConfigs.rewards'];

// @spec query:reward-game.config, entity:game, entity:gameGuestInfo, state:game-attempts 1, feature:reward.games 1
test('a game is read by a guest who has used an attempt on a day with rules of its own', () =>
  pactForCall(rewardGame, {
    description: 'a query for a game by a guest',
    states: [none, aGame({ id, eventType: 'slotmachine', wins: 'coins', attemptsToday: 4, pointsToday: 25 }), used],
    caller: guest,
    input: { configId: id },
    answer: aGameConfig({
      dailyAttempts: 4,
      dayConfigs: [{ day: '2026-11-20', dailyAttempts: 4, pointsPerAttempt: 25 }],
      guestInfo: { points: 25, attemptsLeftToday: 3, gainedRewards: [aReward()] },
    }),
    exact: [...facts, ...ofDay, ...outcomes, 'guestInfo'],
  }));

test('a game that has not started is read by a visitor', () =>
  pactForCall(rewardGame, {
    description: 'a query for a game by an anonymous visitor before it starts',
    states: [none, aGame({ id, eventType: 'rewardBox', gameType: 'choosing', daysAgo: -2, dailyAttempts: 1 })],
    input: { configId: id },
    answer: aGameConfig({
      dates: {
        start: '2026-11-22T19:00:00.000Z',
        end: '2026-12-02T19:00:00.000Z',
        rewardsUntil: '2026-12-09T19:00:00.000Z',
      },
      hasStarted: false,
      gameType: 'choosing',
      gameCategory: 'rewardBox',
      dailyAttempts: 1,
      languageConfigs: {
        ...aGameConfig().languageConfigs,
        rewards: [{ id: 'nothing', weight: 1, symbols: ['lantern', 'rose', 'moon'], reward: null }],
      },
      guestInfo: null,
    }),
    exact: [...facts, ...outcomes, 'guestInfo'],
  }));

test('a game that there is not is unknown', () =>
  pactForCall(rewardGame, {
    description: 'a query for a game that there is not',
    states: [none],
    input: { configId: id },
    error: 'unknown',
    field: 'configId',
  }));

// @spec query:reward-game.use-attempt, feature:reward.games 2
test('a guest uses an attempt', () =>
  pactForCall(
    useAttempt,
    {
      description: 'a request to use an attempt of a game',
      states: [none, rush],
      caller: guest,
      input: { configId: id },
      answer: aUsedAttempt(),
      exact: ['outcome', 'symbols', 'hasWon', 'points', 'attemptsLeftToday'],
    },
    async (side, served) => {
      const game = new RewardGame(id, side, () => 'k-1');
      // Without its config, so that no reward is read beside it.
      expect(await game.use()).toEqual({ ok: true, value: served });
      expect(game.lastAttempt.value).toEqual(served);
    },
  ));

// @spec error:use-attempt-no-data, state:game-attempts 3
test('the answer is null where no attempt of today is left', () =>
  pactForCall(useAttempt, {
    description: 'a request to use an attempt of a game where none of today is left',
    states: [
      none,
      aGame({ id, eventType: 'slotmachine', dailyAttempts: 1 }),
      guestUsedAttempts({ guestId: 7, id, times: 1 }),
    ],
    caller: guest,
    input: { configId: id },
    answer: null,
  }));

test.each([
  ['of a game that there is not', [none], guest, 'unknown', 'configId'],
  ['with an expired token', [none, rush], expiredGuest, 'needLogin', null],
  [
    'with a reused idempotency key',
    [none, rush, keyWasUsed({ guestId: 7, key: 'k-1' })],
    guest,
    'keyReused',
    'Idempotency-Key',
  ],
] as const)('using an attempt %s fails', (what, states, caller, error, field) =>
  pactForCall(useAttempt, {
    description: `a request to use an attempt ${what}`,
    states,
    caller,
    input: { configId: id },
    error,
    field,
  }),
);

const noor = [
  aPerformer({ id: 9101, name: 'Noor Vega' }),
  aVideoOfPerformer({ id: 97_101, actorId: 9101, title: 'Rooftop, after rain' }),
];

const kinds = [
  ['slotmachine', slotmachineReward, 'coins', {}],
  ['halloween', halloweenReward, 'bonusCode', { type: 'bonusCode', bonusCode: 'TURN10', canRedeem: true, amount: 10 }],
  ['rewardBox', rewardBoxReward, 'videoVoucher', { type: 'videoVoucher', amount: 1 }],
  ['wiesnShooting', wiesnShootingReward, 'spins', { type: 'spins', amount: 2 }],
  ['wetAndWild', wetAndWildReward, 'messengerGift', { type: 'messengerGift', amount: 1, name: 'rose' }],
  ['wiesnBude', wiesnBudeReward, 'video', { type: 'video', amount: 1, videoId: 97_101, name: 'Rooftop, after rain' }],
  ['kickIt', kickItReward, undefined, null],
] as const;

const read = ['data.data.reward', 'data.data.guestData.rewardHistory.reward'];
const credits = ['creditsAvailable', 'creditsTotal', 'gamePoints'].map((each) => `data.data.guestData.${each}`);

// @spec rest:special-events.slotmachine.get-reward, rest:special-events.halloween.get-reward
// @spec rest:special-events.reward-box.get-reward, rest:special-events.wiesn-shooting.get-reward
// @spec rest:special-events.wet-and-wild.get-reward, rest:special-events.wiesn-bude.get-reward
// @spec rest:special-events.kick-it.get-reward, entity:gameReward, entity:enum.gameRewardType, entity:gameRewardReadings
// @spec feature:reward.games 3, feature:reward.games 6
test.each(kinds)('the reward of the last attempt in %s', (eventType, call, wins, reward) => {
  const given = reward === null ? null : aReward(reward);
  return pactForCall(call, {
    description: `a request for the reward of a game of the kind ${eventType}`,
    states: [
      none,
      ...(eventType === 'wiesnBude' ? noor : []),
      aGame({ id, eventType, ...(wins === undefined ? {} : { wins }), videoId: 97_101 }),
      used,
    ],
    caller: guest,
    input: { eventId: id },
    answer: aRewardReading(given),
    exact: [...read, ...credits],
  });
});

test('a code that was redeemed can not be redeemed again', () =>
  pactForCall(slotmachineReward, {
    description: 'a request for the reward of a game that was a bonus code, which the guest has redeemed',
    states: [
      none,
      aGame({ id, eventType: 'slotmachine', wins: 'bonusCode' }),
      used,
      guestRedeemedCode({ guestId: 7, code: 'TURN10' }),
    ],
    caller: guest,
    input: { eventId: id },
    answer: aRewardReading(aReward({ type: 'bonusCode', bonusCode: 'TURN10', canRedeem: false, amount: 10 })),
    exact: [...read, ...credits],
  }));

const unknown = [
  ['a game of another kind', [none, aGame({ id, eventType: 'halloween' })], guest, {}, 'unknown', 'eventId'],
  ['a game on another day', [none, rush], guest, { qmdate: '2001-01-01' }, 'declined', 'qmdate'],
  ['a game with an expired token', [none, rush], expiredGuest, {}, 'needLogin', null],
] as const;

test.each(unknown)('the reward of %s is not read', (what, states, caller, input, error, field) =>
  pactForCall(slotmachineReward, {
    description: `a request for the reward of ${what}`,
    states,
    caller,
    input: { eventId: id, ...input },
    error,
    field,
  }),
);

const others = kinds.filter(([eventType]) => eventType !== 'slotmachine');

test.each(others)('the reward of a game of another kind than %s is unknown', (eventType, call) =>
  pactForCall(call, {
    description: `a request for the reward of a game that is not of the kind ${eventType}`,
    states: [none, rush],
    caller: guest,
    input: { eventId: id },
    error: 'unknown',
    field: 'eventId',
  }),
);

test.each(others)('the reward of %s on another day is declined', (eventType, call) =>
  pactForCall(call, {
    description: `a request for the reward of a game of the kind ${eventType} on another day`,
    states: [none, aGame({ id, eventType })],
    caller: guest,
    input: { eventId: id, qmdate: '2001-01-01' },
    error: 'declined',
    field: 'qmdate',
  }),
);

test.each(others)('the reward of %s is not read with an expired token', (eventType, call) =>
  pactForCall(call, {
    description: `a request for the reward of a game of the kind ${eventType} with an expired token`,
    states: [none, aGame({ id, eventType })],
    caller: expiredGuest,
    input: { eventId: id },
    error: 'needLogin',
  }),
);

// @spec rest:special-events.events.get, feature:reward.games 9
test('the events are listed', () =>
  pactForCall(getEvents, {
    description: 'a request for the events',
    states: [
      none,
      aGame({ id: 23, eventType: 'halloween', daysAgo: -2, title: 'Doors in the garden', text: 'One of them.' }),
      aGame({ id, eventType: 'slotmachine' }),
    ],
    input: {},
    answer: {
      data: {
        events: [
          anEvent(),
          anEvent({
            eventType: 'halloween',
            eventId: 23,
            name: 'Doors in the garden',
            text: 'One of them.',
            start: '2026-11-22T19:00:00.000Z',
            end: '2026-12-02T19:00:00.000Z',
            hasStarted: false,
          }),
        ],
      },
    },
    exact: ['eventType', 'eventId', 'name', 'text', 'hasStarted', 'hasEnded'].map((each) => `data.events.${each}`),
  }));

// @spec rest:special-events.data.get
test('the event of a kind is read', () =>
  pactForCall(getEventData, {
    description: 'a request for the event of a kind',
    states: [none, aGame({ id, eventType: 'slotmachine' })],
    input: { eventType: 'slotmachine' },
    answer: { data: { event: anEvent() } },
    exact: ['data.event.eventType', 'data.event.eventId', 'data.event.name'],
  }));

test('a campaign without a game is an event of its kind', () =>
  pactForCall(getEventData, {
    description: 'a request for the gold rush',
    states: [none, aPlainCampaign({ id: 60, eventType: 'goldrush' })],
    input: { eventType: 'goldrush' },
    answer: {
      data: { event: anEvent({ eventType: 'goldrush', eventId: 60, name: 'Gold rush', text: 'A second wheel.' }) },
    },
    exact: ['data.event.eventType', 'data.event.eventId', 'data.event.name', 'data.event.hasStarted'],
  }));

test('a kind without an event is unknown', () =>
  pactForCall(getEventData, {
    description: 'a request for the event of a kind that has none',
    states: [none],
    input: { eventType: 'kickIt' },
    error: 'unknown',
    field: 'eventType',
  }));

// @spec rest:special-events.spit-or-swallow.config.get
test('the garden of lanterns is read', () =>
  pactForCall(lanternGardenConfig, {
    description: 'a request for the garden of lanterns',
    states: [none, aGame({ id, eventType: 'lanternGarden', gameType: 'choosing', wins: 'coins', title: 'Lanterns' })],
    input: {},
    answer: aGameConfig({
      configId: id,
      gameType: 'choosing',
      gameCategory: 'lanternGarden',
      name: 'Lanterns',
      guestInfo: null,
    }),
    exact: ['configId', 'gameType', 'gameCategory', 'name', 'hasStarted', 'hasEnded'],
  }));

test('without a garden of lanterns its config is unknown', () =>
  pactForCall(lanternGardenConfig, {
    description: 'a request for the garden of lanterns where there is none',
    states: [none],
    input: {},
    error: 'unknown',
  }));
