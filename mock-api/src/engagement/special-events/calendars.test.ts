import { languages } from '@lounge/locale';
import { redeemBonus } from '@lounge/protocol/foundation/vouchers';
import {
  adventCalendar,
  claimGiftCalendarReward,
  getEventData,
  getEvents,
  giftCalendar,
  openDoor,
} from '@lounge/protocol/engagement/special-events';
import { expect, test } from 'vitest';
import { aPerformer } from '../../content/actors/states.ts';
import { aChannelOfGuest } from '../../content/messenger/states.ts';
import { guestHasAddress } from '../../foundation/guest/states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { balanceOf } from '../../foundation/wallet/ledger.ts';
import { aWorld } from '../../testing/a-world.ts';
import { breakTable } from '../../testing/break-table.ts';
import { testClient } from '../../testing/test-client.ts';
import { aGiftCalendar, anAdventCalendar } from './calendar-states.ts';
import { noEvents } from './states.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const id = 61;

const setUp = async (calendar: Partial<Parameters<typeof anAdventCalendar.setUp>[0]> = {}, now?: string) => {
  const testWorld = aWorld();
  const { world } = testWorld;
  if (now !== undefined) testWorld.pass(Date.parse(now) - world.clock.now());
  await noEvents.setUp({}, world);
  for (const guestId of [7, 8]) await guestIsLoggedIn.setUp({ guestId, token: `t-${guestId}` }, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await anAdventCalendar.setUp({ id, days: 6, day: 3, ...calendar }, world);
  await aGiftCalendar.setUp({ id: 62, actorId: 9101, day: 2, days: 4 }, world);
  const { answer, outcome } = testClient(world);
  const read = async (guestId: number | null = 7) => (await answer(adventCalendar, {}, { guestId })).data.calendar;
  const states = async (guestId: number | null = 7) => (await read(guestId)).days.map(({ state }) => state);
  const open = (key: string, more: object = {}, guestId: number | null = 7, isAdmin = false) =>
    outcome(openDoor, { eventId: id, ...more }, { guestId, key, isAdmin });
  const claim = (key: string, more: object = {}, isAdmin = false) =>
    outcome(claimGiftCalendarReward, { actorId: 9101, ...more }, { guestId: 7, key, isAdmin });
  const gifts = async () => (await answer(giftCalendar, { actorId: 9101 }, { guestId: 7 }))?.days ?? [];
  const balance = () => balanceOf(world.database.reader, 'guest:7');
  return { ...testWorld, answer, outcome, read, states, open, claim, gifts, balance };
};

const coins = { type: 'coins', value: 500, claimed: true, redeemed: true, bonusCode: null, name: null, videoId: null };
const given = { ok: true, answer: coins };

// @spec rest:special-events.adventcalendar, feature:reward.advent-calendar 1
test('a calendar has its days in Berlin and says nothing of what is behind doors that the guest did not open', async () => {
  const { read, open, states } = await setUp();
  expect(await read(null)).toMatchObject({
    eventId: id,
    hasStarted: true,
    hasEnded: false,
    start: '2026-11-17T23:00:00.000Z',
    end: '2026-11-23T23:00:00.000Z',
    today: '2026-11-20',
    endsAt: '2026-11-20T22:59:59.000Z',
    secondsLeft: 4 * 3600 - 1,
  });
  expect((await read()).days.map(({ day, reward, picture }) => [day, reward, picture === null])).toEqual([
    ['2026-11-18', null, false],
    ['2026-11-19', null, false],
    ['2026-11-20', null, false],
    ['2026-11-21', null, true],
    ['2026-11-22', null, true],
    ['2026-11-23', null, true],
  ]);
  expect(await states()).toEqual(['missed', 'missed', 'today', 'ahead', 'ahead', 'ahead']);
  expect(await open('k-1', { qmday: '2026-11-20' })).toEqual(given);
  expect((await read()).days[2]).toMatchObject({ state: 'opened', reward: coins });
  expect([await states(8), await states(null)].map((each) => each[2])).toEqual(['today', 'today']);
});

test('a door is opened once, whatever the key; missed ones stay missed, and each day has its own', async () => {
  const { open, balance, states, pass } = await setUp();
  const before = await balance();
  expect([await open('k-1'), await open('k-1'), await open('k-2')]).toEqual([given, given, given]);
  expect((await balance()) - before).toBe(500);
  // Midnight in Berlin is 23:00 in UTC.
  pass(4 * hourMs);
  expect(await states()).toEqual(['missed', 'missed', 'opened', 'today', 'ahead', 'ahead']);
  expect(await open('k-3')).toEqual(given);
  pass(2 * dayMs);
  expect(await states()).toEqual(['missed', 'missed', 'opened', 'opened', 'missed', 'today']);
  expect((await balance()) - before).toBe(1000);
});

test('ten tabs open a door at once, and one reward is given', async () => {
  const { open, balance, run } = await setUp();
  const before = await balance();
  const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => open(`k-${at}`)));
  expect(answers).toEqual(Array.from({ length: 10 }, () => given));
  expect((await balance()) - before).toBe(500);
  expect(await run('select id from "givenReward" where "guestId" = 7')).toHaveLength(1);
});

test.each([
  ['a day of a clock that is ahead', { qmday: '2026-11-21' }, 'declined'],
  ['yesterday', { qmday: '2026-11-19' }, 'declined'],
  ['another calendar', { eventId: 62 }, 'unknown'],
] as const)('%s is not opened', async (_, input, code) => {
  const { open, run } = await setUp();
  expect(await open('k-1', input)).toMatchObject({ code });
  expect(await run('select id from "givenReward" where "guestId" = 7')).toEqual([]);
});

test.each([
  ['before it begins', { day: 0 }, 'ahead'],
  ['after its end', { day: 7 }, 'missed'],
] as const)('no door is opened %s', async (_, calendar, state) => {
  const { open, states } = await setUp(calendar);
  expect(await open('k-1')).toMatchObject({ code: 'notPossible' });
  expect(new Set(await states())).toEqual(new Set([state]));
});

test('a visitor reads, and logs in to open', async () => {
  const { open, states } = await setUp();
  expect(await open('k-1', {}, null)).toMatchObject({ code: 'needLogin' });
  expect((await states(null))[2]).toBe('today');
});

test.each([
  ['of 23 hours', '2026-03-29T00:30:00.000Z', '2026-03-29', '2026-03-29T22:00:00.000Z', 21 * hourMs + 30 * 60_000],
  ['of 25 hours', '2026-10-24T22:30:00.000Z', '2026-10-25', '2026-10-25T23:00:00.000Z', 24 * hourMs + 30 * 60_000],
])('a door of a day %s closes at midnight', async (_, now, day, midnight, leftMs) => {
  const { read, open, states, pass, world } = await setUp({}, now);
  expect(await read()).toMatchObject({ today: day, secondsLeft: leftMs / 1000 - 1 });
  pass(leftMs - 1);
  expect(await open('k-1', { qmday: day })).toEqual(given);
  pass(1);
  expect(new Date(world.clock.now()).toISOString()).toBe(midnight);
  expect((await states()).slice(2, 4)).toEqual(['opened', 'today']);
});

test('the one that runs is read, else the next one, else the last one; without any it is unknown', async () => {
  const { read, world, outcome } = await setUp({ day: 9 });
  expect(await read()).toMatchObject({ eventId: id, hasEnded: true });
  await anAdventCalendar.setUp({ id: 71, day: -2 }, world);
  expect(await read()).toMatchObject({ eventId: 71, hasStarted: false });
  await anAdventCalendar.setUp({ id: 72, day: 1 }, world);
  expect((await read()).eventId).toBe(72);
  await noEvents.setUp({}, world);
  expect(await outcome(adventCalendar, {}, {})).toMatchObject({ code: 'unknown' });
});

// @spec query:gift-calendar.reward.claim, entity:giftCalendarReward, state:gift-calendar 1
test('a performer gives one gift a day: unclaimed, then claimed by performer and day', async () => {
  const { claim, gifts, balance, world } = await setUp();
  const before = await balance();
  expect((await gifts()).map(({ state, reward }) => [state, reward])).toEqual([
    ['missed', null],
    ['today', null],
    ['ahead', null],
    ['ahead', null],
  ]);
  expect(await claim('k-1', { qmday: '2026-11-20' })).toEqual(given);
  expect((await gifts())[1]).toEqual({ day: '2026-11-20', state: 'opened', picture: null, reward: coins });
  // A second calendar of hers gives no second gift on a day.
  await aGiftCalendar.setUp({ id: 63, actorId: 9101, day: 1, days: 4 }, world);
  expect(await claim('k-2')).toEqual(given);
  expect((await balance()) - before).toBe(500);
});

test.each([
  ['today', '2026-11-20', false, 'answer'],
  ['tomorrow', '2026-11-21', false, 'declined'],
  ['tomorrow by the administrator', '2026-11-21', true, 'answer'],
  ['a day that it does not have, by the administrator', '2026-12-24', true, 'notPossible'],
] as const)('the gift of %s', async (_, qmday, isAdmin, expected) => {
  const { claim } = await setUp();
  const result = await claim('k-1', { qmday }, isAdmin);
  expect(result.ok ? 'answer' : result.code).toBe(expected);
});

test('a performer without a calendar has none to claim from', async () => {
  const { claim, answer } = await setUp();
  expect(await claim('k-1', { actorId: 101 })).toMatchObject({ code: 'unknown', field: 'actorId' });
  expect(await answer(giftCalendar, { actorId: 101 }, {})).toBe(null);
});

test('a code is redeemed once it was used, a voucher once it was used up', async () => {
  const { claim, gifts, world, answer, run, pass } = await setUp();
  await guestHasAddress.setUp({ guestId: 7, email: 'robin@example.com', isVerified: true }, world);
  await aGiftCalendar.setUp({ id: 62, actorId: 9101, day: 1, days: 2, wins: ['bonusCode', 'videoVoucher'] }, world);
  const redeemed = async () => (await gifts()).map(({ reward }) => reward?.redeemed ?? null);
  expect(await claim('k-1')).toMatchObject({ answer: { type: 'bonusCode', bonusCode: 'TURN10', redeemed: false } });
  expect(await redeemed()).toEqual([false, null]);
  await answer(redeemBonus, { code: 'TURN10' }, { guestId: 7, key: 'r-1' });
  expect(await redeemed()).toEqual([true, null]);
  pass(dayMs);
  expect(await claim('k-2')).toMatchObject({ answer: { type: 'videoVoucher', value: 1, redeemed: false } });
  expect(await redeemed()).toEqual([true, false]);
  await run('update voucher set amount = 0 where type = 1');
  expect(await redeemed()).toEqual([true, true]);
});

test('a video that is gone, and a change that fails, leave the door closed', async () => {
  const { open, states, world } = await setUp({ wins: ['video'], videoId: 999_999 });
  expect(await open('k-1')).toMatchObject({ code: 'unknown', field: 'video' });
  await anAdventCalendar.setUp({ id, days: 6, day: 3, wins: ['coins'] }, world);
  const mend = await breakTable(world, { table: 'transfer' });
  await expect(open('k-2')).rejects.toThrow('failed');
  await mend();
  expect((await states())[2]).toBe('today');
});

test('a gift calendar is among the events with the name of its performer', async () => {
  const { answer } = await setUp();
  const { events } = (await answer(getEvents, {}, {})).data;
  expect(events.map(({ eventType, actorName }) => [eventType, actorName])).toEqual([
    ['adventCalendar', null],
    ['giftCalendar', 'Noor Vega'],
  ]);
});

test('the calendar of a performer who excludes the country of the caller, or whom the guest blocked, is no event', async () => {
  const { answer, outcome, world } = await setUp();
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', bannedCountryCodes: ['AT'] }, world);
  await aChannelOfGuest.setUp({ id: 801, guestId: 8, actorId: 9101, blocked: true }, world);
  const shownTo = async (guestId: number, country: string) => {
    const { events } = (await answer(getEvents, {}, { guestId, country })).data;
    const ofKind = await outcome(getEventData, { eventType: 'giftCalendar' }, { guestId, country });
    return [events.map(({ eventType }) => eventType), ofKind.ok];
  };
  expect(await shownTo(7, 'DE')).toEqual([['adventCalendar', 'giftCalendar'], true]);
  expect(await shownTo(7, 'AT')).toEqual([['adventCalendar'], false]);
  expect(await shownTo(8, 'DE')).toEqual([['adventCalendar'], false]);
});

test('a new world has both calendars in four languages, with neutral words', async () => {
  const { answer } = testClient(aWorld().world);
  for (const language of languages) {
    const { calendar } = (await answer(adventCalendar, {}, { language })).data;
    const ofMirela = await answer(giftCalendar, { actorId: 101 }, { language });
    expect([calendar.days.length, calendar.name.length > 5, calendar.text.length > 10]).toEqual([24, true, true]);
    expect([ofMirela?.days.length, (ofMirela?.name.length ?? 0) > 5]).toEqual([7, true]);
  }
});
