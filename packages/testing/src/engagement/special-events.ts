import type { AnswerOf, Infer } from '@lounge/protocol';
import {
  gameReward,
  rewardGameConfig,
  slotmachineReward,
  specialEvent,
  usedAttempt,
} from '@lounge/protocol/engagement/special-events';
import { parsed } from '../parsed.ts';

type Reward = Infer<typeof gameReward>;
type Game = Infer<typeof rewardGameConfig>;
type Event = Infer<typeof specialEvent>;
type Used = Infer<typeof usedAttempt>;
type Reading = AnswerOf<typeof slotmachineReward>['data']['data'];

/** A reward of five coins, unless it is another one. */
export const aReward = (over: Partial<Reward> = {}): Reward =>
  parsed(gameReward, {
    type: 'coins',
    bonusCode: null,
    canRedeem: false,
    amount: 500,
    name: null,
    videoId: null,
    ...over,
  });

const dates = {
  start: '2026-11-19T19:00:00.000Z',
  end: '2026-11-29T19:00:00.000Z',
  rewardsUntil: '2026-12-06T19:00:00.000Z',
};

/** A game that began yesterday, whose every attempt wins five coins. */
export const aGameConfig = (over: Partial<Game> = {}): Game =>
  parsed(rewardGameConfig, {
    configId: 22,
    dates,
    hasStarted: true,
    hasEnded: false,
    name: 'Coin rush',
    dailyAttempts: 3,
    gameType: 'reels',
    gameCategory: 'slotmachine',
    dayConfigs: [],
    languageConfigs: {
      texts: { title: 'Coin rush', text: 'Three tries a day.' },
      images: { banner: { url: '/pictures/velvet/banner/bloom-event-22', kind: 'banner', tint: 2 } },
      rewards: [{ id: 'coins', weight: 1, symbols: ['lantern', 'lantern', 'lantern'], reward: aReward() }],
    },
    guestInfo: { points: 0, attemptsLeftToday: 3, gainedRewards: [] },
    ...over,
  });

/** The first attempt of three, which won five coins. */
export const aUsedAttempt = (over: Partial<Used> = {}): Used =>
  parsed(usedAttempt, {
    outcome: 'coins',
    symbols: ['lantern', 'lantern', 'lantern'],
    hasWon: true,
    points: 10,
    attemptsLeftToday: 2,
    ...over,
  });

/** The reading after one attempt, with its reward. */
export const aRewardReading = (
  reward: Reward | null = aReward(),
  over: Partial<Reading['guestData']> = {},
): AnswerOf<typeof slotmachineReward> =>
  parsed(slotmachineReward.answer, {
    data: {
      data: {
        reward,
        guestData: {
          rewardHistory: [{ id: 1, at: '2026-11-20T19:00:00.000Z', reward }],
          creditsAvailable: 2,
          creditsTotal: 3,
          gamePoints: 10,
          ...over,
        },
      },
    },
  });

/** The event of that game. */
export const anEvent = (over: Partial<Event> = {}): Event =>
  parsed(specialEvent, {
    eventType: 'slotmachine',
    eventId: 22,
    actorName: null,
    name: 'Coin rush',
    text: 'Three tries a day.',
    start: dates.start,
    end: dates.end,
    hasStarted: true,
    hasEnded: false,
    picture: { url: '/pictures/velvet/banner/bloom-event-22', kind: 'banner', tint: 2 },
    ...over,
  });
