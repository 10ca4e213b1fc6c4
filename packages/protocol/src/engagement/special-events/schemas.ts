import { picture } from '../../schema/common.ts';
import * as s from '../../schema/s.ts';

const gameEventTypes = [
  'slotmachine',
  'halloween',
  'rewardBox',
  'wiesnShooting',
  'wetAndWild',
  'wiesnBude',
  'kickIt',
  'lanternGarden',
] as const;
const campaignTypes = ['easter', 'adventCalendar', 'giftCalendar', 'goldrush', 'prizeDraw', 'vr', 'clash'] as const;

/**
 * The kinds of events that are games.
 * @assumed That the endpoints of rewards name the kinds; their spelling, as a query has no value with a hyphen.
 */
export const gameEventType = s.enum(gameEventTypes, {
  id: 'GameEventType',
  description: 'the kind of a game, which names the call that reads its rewards',
});

/** The kinds of events that are campaigns without a game. @assumed The spelling. */
export const campaignType = s.enum(campaignTypes, { id: 'CampaignType', description: 'the kind of a campaign' });

/** The kinds of events: games and campaigns. @assumed That one list has both. */
export const specialEventType = s.enum([...gameEventTypes, ...campaignTypes], {
  id: 'SpecialEventType',
  description: 'the kind of an event',
});

/** How a game is played: by turning reels, by aiming, or by choosing one of several. @assumed The values. */
export const gameType = s.enum(['reels', 'aiming', 'choosing'], {
  id: 'GameType',
  description: 'how a game is played',
});

/**
 * The kinds of rewards of games.
 * @spec entity:enum.gameRewardType
 * @assumed The spelling.
 */
export const gameRewardType = s.enum(['video', 'bonusCode', 'coins', 'videoVoucher', 'spins', 'messengerGift'], {
  id: 'GameRewardType',
  description: 'the kind of a reward of a game',
});

/**
 * A reward of a game. `amount` is in hundredths of a coin for coins, in percent for a bonus code, and counts pieces for all others.
 * @spec entity:gameReward
 * @assumed All but `type`, `bonusCode` and `canRedeem`.
 */
export const gameReward = s.object(
  {
    type: gameRewardType,
    bonusCode: s.nullable(s.string),
    canRedeem: s.boolean,
    amount: s.count,
    name: s.nullable(s.string),
    videoId: s.nullable(s.entityId),
  },
  { id: 'GameReward', description: 'a reward of a game' },
);

/** An outcome of a try, and its weight among all; the chance is its share. @assumed That the table that draws is in the answer. */
export const gameOutcome = s.object(
  { id: s.string, weight: s.count, symbols: s.array(s.string), reward: s.nullable(gameReward) },
  { id: 'GameOutcome', description: 'what a try can bring, and its share of all' },
);

/** When a game begins, when it ends, and until when its rewards can be used. @assumed The fields. */
export const gameDates = s.object(
  { start: s.instant, end: s.instant, rewardsUntil: s.instant },
  { id: 'GameDates', description: 'when a game begins and ends, and until when its rewards can be used' },
);

/** A day on which a game is different. */
export const gameDayConfig = s.object(
  { day: s.day, dailyAttempts: s.count, pointsPerAttempt: s.count },
  { id: 'GameDayConfig', description: 'a day on which a game is different' },
);

/** Words and pictures of a game, and its outcomes. @assumed The fields of each. */
export const gameLanguageConfig = s.object(
  {
    texts: s.object({ title: s.string, text: s.string }, { id: 'GameTexts', description: 'the words of a game' }),
    images: s.object({ banner: picture }, { id: 'GameImages', description: 'the pictures of a game' }),
    rewards: s.array(gameOutcome),
  },
  { id: 'GameLanguageConfig', description: 'words, pictures and outcomes of a game in a language' },
);

/** A guest in a game. @spec entity:gameGuestInfo @assumed The spelling of `gainedRewards`. */
export const gameGuestInfo = s.object(
  { points: s.count, attemptsLeftToday: s.count, gainedRewards: s.array(gameReward) },
  { id: 'GameGuestInfo', description: 'a guest in a game' },
);

/**
 * A game; `configId` is the id of its event. `dailyAttempts` are those of today: the config of a day wins over the game's.
 * @spec entity:game
 * @assumed That the answer has the language of the request alone; `guestInfo`, null for visitors.
 */
export const rewardGameConfig = s.object(
  {
    configId: s.entityId,
    dates: gameDates,
    hasStarted: s.boolean,
    hasEnded: s.boolean,
    name: s.string,
    dailyAttempts: s.count,
    gameType,
    gameCategory: gameEventType,
    dayConfigs: s.array(gameDayConfig),
    languageConfigs: gameLanguageConfig,
    guestInfo: s.nullable(gameGuestInfo),
  },
  { id: 'RewardGameConfig', description: 'a game with its words, its outcomes and one guest' },
);

/** A used attempt: the outcome with its symbols, and whether it brought a reward. @assumed */
export const usedAttempt = s.object(
  {
    outcome: s.string,
    symbols: s.array(s.string),
    hasWon: s.boolean,
    points: s.count,
    attemptsLeftToday: s.count,
  },
  { id: 'UsedAttempt', description: 'a used attempt and its outcome' },
);

/** A reward that a game gave, or an attempt without one. @assumed The fields. */
export const pastGameReward = s.object(
  { id: s.entityId, at: s.instant, reward: s.nullable(gameReward) },
  { id: 'PastGameReward', description: 'an attempt that a guest used, and its reward' },
);

/**
 * Readings beside a reward; credits are attempts of today.
 * @spec entity:gameRewardReadings
 * @assumed That credits are attempts; the fields of the history.
 */
export const gameRewardReadings = s.object(
  {
    rewardHistory: s.array(pastGameReward),
    creditsAvailable: s.count,
    creditsTotal: s.count,
    gamePoints: s.count,
  },
  { id: 'GameRewardReadings', description: 'attempts, points and past rewards of a guest in a game' },
);

/** An event with its page’s words. @assumed The fields. */
export const specialEvent = s.object(
  {
    eventType: specialEventType,
    eventId: s.entityId,
    actorName: s.nullable(s.string),
    name: s.string,
    text: s.string,
    start: s.instant,
    end: s.instant,
    hasStarted: s.boolean,
    hasEnded: s.boolean,
    picture,
  },
  { id: 'SpecialEvent', description: 'an event with the words of its page' },
);
