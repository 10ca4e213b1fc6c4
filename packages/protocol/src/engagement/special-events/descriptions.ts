import { describe, describeValues } from '../../declare/describe.ts';
import { calendarDescriptions } from './calendar-descriptions.ts';
import { easterDescriptions } from './easter-descriptions.ts';
import { rewardGame, useAttempt } from './queries.ts';
import {
  getEventData,
  getEvents,
  halloweenReward,
  kickItReward,
  rewardBoxReward,
  slotmachineReward,
  wetAndWildReward,
  wiesnBudeReward,
  wiesnShootingReward,
} from './rest.ts';
import {
  gameDates,
  gameDayConfig,
  gameEventType,
  gameGuestInfo,
  gameLanguageConfig,
  gameOutcome,
  gameReward,
  gameRewardReadings,
  gameRewardType,
  gameType,
  pastGameReward,
  rewardGameConfig,
  specialEvent,
  specialEventType,
  usedAttempt,
} from './schemas.ts';

const rewardCalls = [
  slotmachineReward,
  halloweenReward,
  rewardBoxReward,
  wiesnShootingReward,
  wetAndWildReward,
  wiesnBudeReward,
  kickItReward,
];

// All of them have one answer.
const { data } = slotmachineReward.answer.fields;

const gameKinds = {
  slotmachine: 'three reels',
  halloween: 'one of several doors',
  rewardBox: 'one of several boxes',
  wiesnShooting: 'lanterns to light at a fair',
  wetAndWild: 'lanterns to light at a harbour',
  wiesnBude: 'one of several parcels at a booth',
  kickIt: 'targets of a year’s edition',
  lanternGarden: 'one of several lanterns, whose rewards are read as those of boxes',
};
const campaignKinds = {
  easter: 'eggs that are hidden on pages',
  adventCalendar: 'a calendar with a door a day',
  giftCalendar: 'a calendar of a performer with a gift a day',
  goldrush: 'the wheel of the coin rush',
  prizeDraw: 'prizes that are drawn among those who take part',
  vr: 'videos for headsets',
  clash: 'a clash of cams, whose id is that of the event',
};

/** The descriptions of this module's fields. */
export const descriptions = [
  ...calendarDescriptions,
  ...easterDescriptions,
  ...rewardCalls.map(({ input }) =>
    describe(input, {
      eventId: 'an event of this kind',
      qmdate: 'today in Berlin, which is also the default; another day needs the admin token',
    }),
  ),
  describe(slotmachineReward.answer, { data: 'the body' }),
  describe(data, { data: 'the reward and what stands beside it' }),
  describe(data.fields.data, {
    reward: 'the reward of the last attempt; null where it brought none, or nothing was tried',
    guestData: 'the guest in this game',
  }),
  describe(rewardGame.input, { configId: 'the event of the game' }),
  describe(useAttempt.input, { configId: 'the event of the game' }),
  describe(getEventData.input, { eventType: 'the kind of the event' }),
  describe(getEvents.answer, { data: 'the body' }),
  describe(getEvents.answer.fields.data, { events: 'those that run before those to come, then those that are over' }),
  describe(getEventData.answer, { data: 'the body' }),
  describe(getEventData.answer.fields.data, { event: 'the one that runs, else the next one, else the last one' }),
  describe(gameReward, {
    type: 'its kind',
    bonusCode: 'the code that is redeemed; null for all other kinds',
    canRedeem: 'whether its code can be redeemed; false for all other kinds, and once it was used',
    amount: 'hundredths of a coin, percent of a bonus code, else pieces',
    name: 'the title of a video or the key of a gift; null for all others',
    videoId: 'the video; null for all others',
  }),
  describe(gameOutcome, {
    id: 'its key in its game',
    weight: 'its share; the chance is this by the sum of all',
    symbols: 'the keys of the pictures that show it, one for each reel or target',
    reward: 'what it brings; null for nothing',
  }),
  describe(gameDates, {
    start: 'when its first attempts can be used',
    end: 'when no attempt can be used any more',
    rewardsUntil: 'until when it stays in the list of events, for its rewards',
  }),
  describe(gameDayConfig, {
    day: 'in Berlin',
    dailyAttempts: 'in the place of the game’s',
    pointsPerAttempt: 'points of this game for each attempt of the day',
  }),
  describe(gameLanguageConfig, {
    texts: 'in the caller’s language',
    images: 'of the caller’s brand',
    rewards: 'the table that draws, in its order',
  }),
  describe(gameLanguageConfig.fields.texts, { title: 'the headline of its page', text: 'a sentence below it' }),
  describe(gameLanguageConfig.fields.images, { banner: 'the picture over its page' }),
  describe(gameGuestInfo, {
    points: 'points of this game, which are never loyalty points',
    attemptsLeftToday: 'they do not carry over to the next day',
    gainedRewards: 'the newest first, at most 50',
  }),
  describe(rewardGameConfig, {
    configId: 'the event of the game',
    dates: 'when it runs',
    hasStarted: 'by the server’s clock',
    hasEnded: 'by the server’s clock',
    name: 'in the caller’s language',
    dailyAttempts: 'attempts of today, before any is used',
    gameType: 'how it is played',
    gameCategory: 'the kind of its event, which names the call that reads its reward',
    dayConfigs: 'the days on which it is different',
    languageConfigs: 'words, pictures and outcomes',
    guestInfo: 'the guest in it; null for visitors',
  }),
  describe(usedAttempt, {
    outcome: 'the drawn outcome of the game’s table',
    symbols: 'the pictures at which reels stop or that were hit',
    hasWon: 'whether it brought a reward, which the call of its kind reads',
    points: 'points of this game after it',
    attemptsLeftToday: 'attempts that are left after it',
  }),
  describe(pastGameReward, { id: 'the attempt', at: 'when it was used', reward: 'null where it brought none' }),
  describe(gameRewardReadings, {
    rewardHistory: 'the newest first, at most 50',
    creditsAvailable: 'attempts of today that are left',
    creditsTotal: 'attempts of today, used ones among them',
    gamePoints: 'points of this game',
  }),
  describe(specialEvent, {
    eventType: 'its kind',
    eventId: 'its id, by which its game and its rewards are read',
    actorName: 'the performer of a gift calendar; null for all others',
    name: 'in the caller’s language',
    text: 'a sentence in the caller’s language',
    start: 'when it begins',
    end: 'when it ends',
    hasStarted: 'by the server’s clock',
    hasEnded: 'by the server’s clock',
    picture: 'a banner',
  }),
  describeValues(gameEventType, gameKinds),
  describeValues(specialEventType, { ...gameKinds, ...campaignKinds }),
  describeValues(gameType, {
    reels: 'reels that stop at symbols',
    aiming: 'targets that are hit or missed',
    choosing: 'one of several that are closed',
  }),
  describeValues(gameRewardType, {
    video: 'a video for the library',
    bonusCode: 'a code for the next top-up',
    coins: 'coins for the balance',
    videoVoucher: 'vouchers for videos',
    spins: 'spins of the wheel',
    messengerGift: 'gifts to send in messages',
  }),
].flat();
