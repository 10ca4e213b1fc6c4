import { languages } from '@lounge/locale';
import { boughtGifts } from '@lounge/protocol/content/gifts';
import {
  getEventData,
  getEvents,
  halloweenReward,
  kickItEditions,
  kickItReward,
  lanternGardenConfig,
  rewardBoxReward,
  rewardGame,
  slotmachineReward,
  gameEventType,
  useAttempt,
  wetAndWildReward,
  wiesnBudeReward,
  wiesnShootingReward,
} from '@lounge/protocol/engagement/special-events';
import { getGuestVouchers, voucherTypes } from '@lounge/protocol/foundation/vouchers';
import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { balanceOf } from '../../foundation/wallet/ledger.ts';
import { gameTexts } from '../../seed/texts/special-events.ts';
import { aWorld } from '../../testing/a-world.ts';
import { breakTable } from '../../testing/break-table.ts';
import { testClient } from '../../testing/test-client.ts';
import { seededRandom } from '../../world/seeded-random.ts';
import { chancesOf, draw } from '../rewards/index.ts';
import { aPlainCampaign } from './campaign-states.ts';
import { aGame, noEvents } from './states.ts';

const dayMs = 86_400_000;
const id = 22;

type GameState = Parameters<typeof aGame.setUp>[0];

const setUp = async (game: Partial<GameState> = {}) => {
  const testWorld = aWorld();
  const { world } = testWorld;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't', loyaltyPoints: 600 }, world);
  await noEvents.setUp({}, world);
  const put = (over: Partial<GameState>) => aGame.setUp({ id, eventType: 'slotmachine', ...over }, world);
  await put(game);
  const published: string[] = [];
  world.bus.subscribe(({ message }) => void published.push(message.type));
  const { outcome, answer } = testClient(world);
  const use = (key: string, configId = id) => answer(useAttempt, { configId }, { guestId: 7, key });
  const info = (guestId: number | null = 7) => answer(rewardGame, { configId: id }, { guestId });
  const reading = async (more: object = {}) =>
    (await answer(slotmachineReward, { eventId: id, ...more }, { guestId: 7 })).data.data;
  const vouchers = async () =>
    (await answer(getGuestVouchers, {}, { guestId: 7 })).map(({ type, amount, subject }) => [type, amount, subject]);
  return { ...testWorld, put, outcome, answer, use, info, reading, vouchers, published };
};

// @spec query:reward-game.config, entity:game, entity:gameGuestInfo, state:game-attempts 1
test('a game has its dates, rules, words and outcomes; a visitor has no part in it', async () => {
  const { info, use, put } = await setUp({ wins: 'spins', dailyAttempts: 2 });
  expect(await info(null)).toEqual({
    configId: id,
    dates: {
      start: '2026-11-19T19:00:00.000Z',
      end: '2026-11-29T19:00:00.000Z',
      rewardsUntil: '2026-12-06T19:00:00.000Z',
    },
    hasStarted: true,
    hasEnded: false,
    name: 'Coin rush',
    dailyAttempts: 2,
    gameType: 'reels',
    gameCategory: 'slotmachine',
    dayConfigs: [],
    languageConfigs: {
      texts: { title: 'Coin rush', text: 'Three tries a day.' },
      images: { banner: { url: '/pictures/velvet/banner/bloom-event-22', kind: 'banner', tint: expect.any(Number) } },
      rewards: [
        {
          id: 'spins',
          weight: 1,
          symbols: ['lantern', 'lantern', 'lantern'],
          reward: { type: 'spins', bonusCode: null, canRedeem: false, amount: 2, name: null, videoId: null },
        },
      ],
    },
    guestInfo: null,
  });
  expect((await info()).guestInfo).toEqual({ points: 0, attemptsLeftToday: 2, gainedRewards: [] });
  await use('k-1');
  expect((await info()).guestInfo).toEqual({
    points: 10,
    attemptsLeftToday: 1,
    gainedRewards: [{ type: 'spins', bonusCode: null, canRedeem: false, amount: 2, name: null, videoId: null }],
  });
  // The config of a day wins over the game's.
  await put({ wins: 'spins', dailyAttempts: 2, attemptsToday: 4, pointsToday: 25 });
  expect(await info()).toMatchObject({
    dailyAttempts: 4,
    dayConfigs: [{ day: '2026-11-20', dailyAttempts: 4, pointsPerAttempt: 25 }],
    guestInfo: { attemptsLeftToday: 3, points: 10 },
  });
  expect(await use('k-2')).toMatchObject({ points: 35, attemptsLeftToday: 2 });
});

// @spec query:reward-game.use-attempt, state:game-attempts 2-3, error:use-attempt-no-data
test('an attempt is used once for each key, until none of today is left; then the answer is null', async () => {
  const { use, pass, outcome, run } = await setUp({ dailyAttempts: 2 });
  const first = {
    outcome: 'nothing',
    symbols: ['lantern', 'rose', 'moon'],
    hasWon: false,
    points: 10,
    attemptsLeftToday: 1,
  };
  expect([await use('k-1'), await use('k-1')]).toEqual([first, first]);
  expect(await use('k-2')).toMatchObject({ points: 20, attemptsLeftToday: 0 });
  expect([await use('k-3'), await use('k-3')]).toEqual([null, null]);
  expect(await outcome(useAttempt, { configId: 7 }, { guestId: 7, key: 'k-9' })).toMatchObject({
    code: 'unknown',
    field: 'configId',
  });
  expect(await outcome(useAttempt, { configId: id }, { guestId: null, key: 'k-9' })).toMatchObject({
    code: 'needLogin',
  });
  // Midnight in Berlin is 23:00 in UTC: attempts come anew and do not carry over, and points stay.
  pass(4 * 60 * 60_000);
  expect(await use('k-4')).toMatchObject({ points: 30, attemptsLeftToday: 1 });
  expect(await run('select "loyaltyPoints" from guest where id = 7')).toEqual([{ loyaltyPoints: 600 }]);
});

test.each([
  ['before it starts', -1],
  ['after its end', 10],
])('a game takes no attempt %s', async (_, daysAgo) => {
  const { use, info } = await setUp({ daysAgo, wins: 'coins' });
  expect([await use('k-1'), (await info()).guestInfo?.attemptsLeftToday]).toEqual([null, 3]);
  expect(await info()).toMatchObject({ hasStarted: daysAgo > 0, hasEnded: daysAgo > 0 });
});

test('attempts at the same moment are counted one after the other, and no more than there are', async () => {
  const { use, reading, world } = await setUp({ dailyAttempts: 2, wins: 'coins' });
  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => use(key)));
  expect(answers.filter((each) => each !== null)).toHaveLength(2);
  expect(await balanceOf(world.database.reader, 'guest:7')).toBe(1000);
  expect((await reading()).guestData).toMatchObject({ creditsAvailable: 0, creditsTotal: 2, gamePoints: 20 });
});

const kinds = [
  ['coins', { amount: 500 }, [], 'guestBalance'],
  ['bonusCode', { bonusCode: 'TURN10', canRedeem: true }, [[voucherTypes.bonusCode, 1, 'TURN10']], 'guestVouchers'],
  ['videoVoucher', { amount: 1 }, [[voucherTypes.video, 1, null]], 'guestVouchers'],
  ['spins', { amount: 2 }, [[voucherTypes.spins, 2, null]], 'guestVouchers'],
  ['messengerGift', { amount: 1, name: 'rose' }, [], 'boughtGiftsUpdate'],
] as const;

// @spec entity:gameReward, entity:enum.gameRewardType
test.each(kinds)(
  '%s go where they belong, and are read as often as they are asked for',
  async (wins, reward, given, push) => {
    const { use, reading, vouchers, published } = await setUp({ wins });
    expect(await reading()).toMatchObject({ reward: null, guestData: { rewardHistory: [], gamePoints: 0 } });
    expect(await use('k-1')).toMatchObject({ outcome: wins, hasWon: true });
    const read = await reading();
    expect(read).toMatchObject({
      reward: { type: wins, ...reward },
      guestData: { rewardHistory: [{ at: '2026-11-20T19:00:00.000Z', reward: { type: wins } }], creditsAvailable: 2 },
    });
    expect([await reading(), await reading()]).toEqual([read, read]);
    expect([await vouchers(), published]).toEqual([given, [push]]);
  },
);

test('a video of a game is in the library; one that is gone rejects the attempt, which is not counted', async () => {
  const { use, put, outcome, info, run, reading } = await setUp();
  await run(`update "video" set "id" = 101 where "id" = (select min("id") from "video")`);
  await put({ wins: 'video', videoId: 101 });
  await use('k-1');
  expect((await reading()).reward).toMatchObject({ type: 'video', videoId: 101, name: expect.any(String) });
  expect(await run('select "contentId" from "givenMedia" where "guestId" = 7')).toEqual([{ contentId: 101 }]);
  await put({ wins: 'video', videoId: 999_999 });
  expect(await outcome(useAttempt, { configId: id }, { guestId: 7, key: 'k-2' })).toMatchObject({
    code: 'unknown',
    field: 'video',
  });
  expect((await info()).guestInfo?.attemptsLeftToday).toBe(2);
});

test('a gift of a game is among the guest’s gifts', async () => {
  const { use, answer } = await setUp({ wins: 'messengerGift' });
  await use('k-1');
  expect((await answer(boughtGifts, {}, { guestId: 7 })).gifts.map(({ quantity }) => quantity)).toEqual([1]);
});

const readers = [
  ['slotmachine', slotmachineReward],
  ['halloween', halloweenReward],
  ['rewardBox', rewardBoxReward],
  ['wiesnShooting', wiesnShootingReward],
  ['wetAndWild', wetAndWildReward],
  ['wiesnBude', wiesnBudeReward],
  ['kickIt', kickItReward],
] as const;

test.each(readers)('the reward of %s is read by its own call alone', async (eventType, call) => {
  const { use, put, answer, outcome } = await setUp();
  await put({ eventType, wins: 'coins' });
  await use('k-1');
  expect((await answer(call, { eventId: id }, { guestId: 7 })).data.data.reward).toMatchObject({ amount: 500 });
  for (const [, other] of readers.filter(([type]) => type !== eventType)) {
    expect(await outcome(other, { eventId: id }, { guestId: 7 })).toMatchObject({ code: 'unknown', field: 'eventId' });
  }
  expect(await outcome(call, { eventId: id }, { guestId: null })).toMatchObject({ code: 'needLogin' });
});

test.each([
  ['today', '2026-11-20', {}, 'read'],
  ['tomorrow', '2026-11-21', {}, 'declined'],
  ['yesterday', '2026-11-19', {}, 'declined'],
  ['yesterday for an administrator', '2026-11-19', { isAdmin: true }, 'read'],
])('a reading that names %s', async (_, qmdate, caller, expected) => {
  const { outcome } = await setUp();
  const result = await outcome(slotmachineReward, { eventId: id, qmdate }, { guestId: 7, ...caller });
  expect(result.ok ? 'read' : result.code).toBe(expected);
});

test('the reward of a day is that of its last attempt', async () => {
  const { use, put, answer, pass } = await setUp({ wins: 'coins' });
  await use('k-1');
  pass(dayMs);
  await put({ wins: 'spins' });
  await use('k-2');
  const on = async (qmdate?: string) =>
    (await answer(slotmachineReward, { eventId: id, qmdate }, { guestId: 7, isAdmin: true })).data.data.reward?.type;
  expect([await on(), await on('2026-11-21'), await on('2026-11-20'), await on('2026-11-18')]).toEqual([
    'spins',
    'spins',
    'coins',
    undefined,
  ]);
});

// @spec rest:special-events.events.get, rest:special-events.data.get
test('events that run come before those to come, and over ones last while their rewards can be used', async () => {
  const { put, answer, outcome } = await setUp({ daysAgo: 12 });
  await put({ id: 23, eventType: 'halloween', daysAgo: -2, title: 'Doors' });
  await put({ id: 24, eventType: 'halloween', daysAgo: 20 });
  await put({ id: 25, eventType: 'rewardBox', daysAgo: 1, title: 'Boxes' });
  const { events } = (await answer(getEvents, {}, {})).data;
  expect(events.map(({ eventId, hasStarted, hasEnded }) => [eventId, hasStarted, hasEnded])).toEqual([
    [25, true, false],
    [23, false, false],
    [22, true, true],
  ]);
  const of = async (eventType: (typeof gameEventType)['values'][number]) =>
    (await answer(getEventData, { eventType }, {})).data.event.eventId;
  expect([await of('halloween'), await of('slotmachine'), await of('rewardBox')]).toEqual([23, 22, 25]);
  expect(await outcome(getEventData, { eventType: 'kickIt' }, {})).toMatchObject({
    code: 'unknown',
    field: 'eventType',
  });
});

test('campaigns are among the events, by their start', async () => {
  const { answer, world } = await setUp({ daysAgo: 3 });
  await aPlainCampaign.setUp({ id: 60, eventType: 'goldrush' }, world);
  await aPlainCampaign.setUp({ id: 61, eventType: 'vr', day: -3 }, world);
  const { events } = (await answer(getEvents, {}, {})).data;
  expect(events.map(({ eventId, eventType, hasStarted }) => [eventId, eventType, hasStarted])).toEqual([
    [22, 'slotmachine', true],
    [60, 'goldrush', true],
    [61, 'vr', false],
  ]);
  expect((await answer(getEventData, { eventType: 'vr' }, {})).data.event.start).toBe('2026-11-23T23:00:00.000Z');
});

test('nothing is given where the change fails after the draw', async () => {
  const { outcome, info, run, world, vouchers } = await setUp({ wins: 'videoVoucher' });
  const mend = await breakTable(world, { table: 'transfer' });
  await expect(outcome(useAttempt, { configId: id }, { guestId: 7, key: 'k-1' })).rejects.toThrow('failed');
  await mend();
  expect([await vouchers(), (await info()).guestInfo?.attemptsLeftToday]).toEqual([[], 3]);
  expect(await run('select count(*) as n from "givenReward"')).toEqual([{ n: 0 }]);
});

// @spec constant:kickIt.editions
test('a new world has a game for each kind, two editions of the kick game, words in four languages and neutral titles', async () => {
  const { answer } = testClient(aWorld().world);
  for (const eventType of gameEventType.values) {
    for (const language of languages) {
      const { event } = (await answer(getEventData, { eventType }, { language })).data;
      expect([event.name.length > 3, event.text.length > 10]).toEqual([true, true]);
    }
  }
  for (const configId of kickItEditions)
    expect(await answer(rewardGame, { configId }, {})).toMatchObject({ gameCategory: 'kickIt' });
  expect((await answer(getEventData, { eventType: 'kickIt' }, {})).data.event.eventId).toBe(2025);
});

test.each(gameTexts.map(({ id: gameId, outcomes }) => [gameId, outcomes] as const))(
  'the draws of game %s hold the chances that its page shows, within five sigma',
  (_, outcomes) => {
    const draws = 100_000;
    const random = seededRandom(57);
    const counts = new Map<string, number>();
    for (let at = 0; at < draws; at += 1) {
      const drawn = draw(outcomes, random).id;
      counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
    }
    for (const [at, chance] of chancesOf(outcomes).entries()) {
      const count = counts.get(outcomes[at]?.id ?? '') ?? 0;
      expect(Math.abs(count - draws * chance)).toBeLessThanOrEqual(5 * Math.sqrt(draws * chance * (1 - chance)));
    }
  },
);

// @spec rest:special-events.spit-or-swallow.config.get
test('the garden of lanterns is the one that runs, and its rewards are read as those of boxes', async () => {
  const { use, put, answer, outcome } = await setUp();
  expect(await outcome(lanternGardenConfig, {}, { guestId: null })).toMatchObject({ code: 'unknown' });
  await put({ eventType: 'lanternGarden', gameType: 'choosing', wins: 'coins' });
  expect(await answer(lanternGardenConfig, {}, { guestId: null })).toMatchObject({
    configId: id,
    gameType: 'choosing',
    gameCategory: 'lanternGarden',
  });
  await use('k-1');
  expect((await answer(rewardBoxReward, { eventId: id }, { guestId: 7 })).data.data.reward).toMatchObject({
    amount: 500,
  });
});
