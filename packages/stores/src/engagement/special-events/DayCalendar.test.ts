import {
  aGiftCalendar,
  anAdventCalendar,
  aPerformer,
  guestHasAddress,
  guestIsLoggedIn,
  guestRedeemsCode,
  noEvents,
  testStores,
} from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { adventCalendarOf, giftCalendarOf, type DayCalendar } from './DayCalendar.ts';

const id = 61;
const toMidnightMs = 4 * 3_600_000;

type Create = (context: ReturnType<typeof testStores>['context'], newKey: () => string) => DayCalendar;

const setUp = async (create: Create = adventCalendarOf, guestId: number | null = 7, over: object = {}) => {
  const stores = testStores({ guestId });
  const { world } = stores;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, world);
  await guestHasAddress.setUp({ guestId: 7, email: 'robin@example.com', isVerified: true }, world);
  await noEvents.setUp({}, world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await anAdventCalendar.setUp({ id, day: 2, days: 4, ...over }, world);
  await aGiftCalendar.setUp({ id: 62, actorId: 9101, day: 2, days: 4, ...over }, world);
  let keys = 0;
  const calendar = create(stores.context, () => `key-${(keys += 1)}`);
  stores.socket.setState('ready');
  calendar.listen(stores.pushSource);
  await calendar.load();
  const sentTo = (name: string) =>
    stores.sent.flatMap(({ body, headers }) => (JSON.stringify(body).includes(name) ? [{ body, headers }] : []));
  const states = () => calendar.data.value?.days.map(({ state }) => state);
  return { ...stores, calendar, sentTo, states };
};

const ofNoor: Create = (context, newKey) => giftCalendarOf(9101, context, newKey);

// @spec component:GiftCalendar 6, feature:reward.gift-calendar 1, state:gift-calendar 1
test('a gift is claimed by performer and day, once however often it is pressed', async () => {
  const { calendar, sentTo, states } = await setUp(ofNoor);
  expect([states(), calendar.today?.state]).toEqual([['missed', 'today', 'ahead', 'ahead'], 'today']);
  const openings = [calendar.open(), calendar.open()];
  expect(calendar.isOpening).toBe(true);
  await Promise.all(openings);
  const [claim, ...others] = sentTo('claimGiftCalendarReward');
  expect(claim?.body).toMatchObject({ variables: { actorId: 9101, qmday: '2026-11-20' } });
  expect(others).toEqual([]);
  expect(calendar.openedDays).toMatchObject([
    { day: '2026-11-20', reward: { type: 'coins', value: 500, claimed: true, redeemed: true } },
  ]);
});

test('a door that was not opened is opened with the same key then', async () => {
  const { calendar, sentTo, failRequests, states } = await setUp();
  failRequests(/openDoor/);
  await calendar.open();
  expect([calendar.opened.state, states()?.[1]]).toEqual(['failed', 'today']);
  failRequests(null);
  await calendar.open();
  expect([calendar.opened.state, states()?.[1]]).toEqual(['ready', 'opened']);
  expect(sentTo('openDoor').map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1']);
});

test('a press after midnight opens no other door than the one that is shown, and the new day is read', async () => {
  const { calendar, clock, states } = await setUp();
  clock.advance(toMidnightMs);
  await calendar.open();
  expect(calendar.opened.failure?.code).toBe('declined');
  expect(states()).toEqual(['missed', 'missed', 'today', 'ahead']);
  await calendar.open();
  expect(states()).toEqual(['missed', 'missed', 'opened', 'ahead']);
});

test('the new door comes to an open page after the timer of the day', async () => {
  const { calendar, clock, states } = await setUp();
  await calendar.open();
  clock.advance(toMidnightMs - 1000);
  calendar.onDayOver();
  clock.advance(1499);
  expect(states()).toEqual(['missed', 'opened', 'ahead', 'ahead']);
  clock.advance(1);
  await vi.waitFor(() => expect(states()).toEqual(['missed', 'opened', 'today', 'ahead']));
  expect([calendar.opened.state, calendar.data.value?.today]).toEqual(['idle', '2026-11-21']);
});

test('a day that does not come yet is read again, and not for ever', async () => {
  const { calendar, clock, sent } = await setUp();
  const reads = () => sent.filter(({ path }) => path.includes('adventcalendar')).length;
  const before = reads();
  calendar.onDayOver();
  for (const [at, delay] of [1500, 5000, 15_000, 60_000].entries()) {
    clock.advance(delay);
    await vi.waitFor(() => expect(reads() - before).toBe(at + 1));
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  clock.advance(600_000);
  expect(reads() - before).toBe(4);
});

test('a calendar that is over meanwhile opens nothing and says so', async () => {
  const { calendar, world } = await setUp();
  await anAdventCalendar.setUp({ id, day: 9, days: 4 }, world);
  await calendar.open();
  expect([calendar.opened.failure?.code, calendar.data.value?.hasEnded]).toEqual(['notPossible', true]);
});

test('a code that is redeemed elsewhere is shown as used', async () => {
  const { calendar, world } = await setUp(adventCalendarOf, 7, { wins: ['bonusCode'] });
  await calendar.open();
  expect(calendar.openedDays[0]?.reward?.redeemed).toBe(false);
  await guestRedeemsCode.setUp({ guestId: 7, code: 'TURN10' }, world);
  await vi.waitFor(() => expect(calendar.openedDays[0]?.reward?.redeemed).toBe(true));
});

test('a visitor reads the calendar and is asked to log in', async () => {
  const { calendar, states } = await setUp(adventCalendarOf, null);
  expect(states()).toEqual(['missed', 'today', 'ahead', 'ahead']);
  await calendar.open();
  expect(calendar.opened.failure?.code).toBe('needLogin');
});
