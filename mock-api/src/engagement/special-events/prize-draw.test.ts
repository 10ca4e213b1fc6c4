import { languages } from '@lounge/locale';
import { enterPrizeDraw, prizeDraw } from '@lounge/protocol/engagement/special-events';
import { expect, test } from 'vitest';
import { guestHasAddress } from '../../foundation/guest/states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { balanceOf } from '../../foundation/wallet/ledger.ts';
import { aWorld } from '../../testing/a-world.ts';
import { breakTable } from '../../testing/break-table.ts';
import { testClient } from '../../testing/test-client.ts';
import { runInWorld } from '../../world/world.ts';
import { aPrizeDraw, guestEnteredDraw } from './calendar-states.ts';
import { drawDue, holdDraw } from './prize-draw.ts';
import { noEvents } from './states.ts';

const dayMs = 86_400_000;
const id = 63;
const guests = [7, 8, 9, 10, 11];

const setUp = async (draw: Partial<Parameters<typeof aPrizeDraw.setUp>[0]> = {}) => {
  const testWorld = aWorld();
  const { world } = testWorld;
  await noEvents.setUp({}, world);
  for (const guestId of guests) {
    await guestIsLoggedIn.setUp({ guestId, token: `t-${guestId}` }, world);
    await guestHasAddress.setUp({ guestId, email: `guest-${guestId}@example.com`, isVerified: true }, world);
  }
  const put = (over: object) => aPrizeDraw.setUp({ id, day: 2, days: 3, winners: 2, ...over }, world);
  await put(draw);
  const { answer, outcome } = testClient(world);
  const read = (guestId: number | null = 7) => answer(prizeDraw, {}, { guestId });
  const enter = (guestId: number | null = 7, eventId = id) => outcome(enterPrizeDraw, { eventId }, { guestId });
  const reported: unknown[] = [];
  const drawAll = () => drawDue(world, (cause) => void reported.push(cause));
  const balances = () => Promise.all(guests.map((each) => balanceOf(world.database.reader, `guest:${each}`)));
  const winners = async () => (await Promise.all(guests.map(read))).filter(({ guest }) => guest?.hasWon).length;
  return { ...testWorld, answer, put, read, enter, drawAll, reported, balances, winners };
};

const entered = { ok: true, answer: { hasEntered: true, reason: null } };

test('a draw has its prize, its dates and its terms, and says whether the guest takes part', async () => {
  const { read, enter } = await setUp();
  expect(await read(null)).toEqual({
    eventId: id,
    name: 'A draw of lights',
    text: 'Three guests win.',
    terms: 'One free entry for each guest.',
    start: '2026-11-18T23:00:00.000Z',
    end: '2026-11-21T23:00:00.000Z',
    hasStarted: true,
    hasEnded: false,
    secondsLeft: 28 * 3600,
    isDrawn: false,
    picture: { url: '/pictures/velvet/banner/bloom-event-63', kind: 'banner', tint: expect.any(Number) },
    prize: { type: 'coins', bonusCode: null, canRedeem: false, amount: 500, name: null, videoId: null },
    winners: 2,
    guest: null,
  });
  expect((await read()).guest).toEqual({ hasEntered: false, hasWon: false });
  expect([await enter(), await enter()]).toEqual([entered, entered]);
  expect((await read()).guest).toEqual({ hasEntered: true, hasWon: false });
  expect((await read(8)).guest).toEqual({ hasEntered: false, hasWon: false });
});

test('ten tabs are one entry', async () => {
  const { enter, run } = await setUp();
  expect(await Promise.all(Array.from({ length: 10 }, () => enter()))).toEqual(
    Array.from({ length: 10 }, () => entered),
  );
  expect(await run('select "guestId" from "drawEntry"')).toEqual([{ guestId: 7 }]);
});

test.each([
  ['visitors', {}, null, id, 'needLogin'],
  ['an event that is no draw', {}, 7, 999, 'unknown'],
  ['a draw that has not begun', { day: 0 }, 7, id, 'notPossible'],
  ['a draw that is over', { day: 4 }, 7, id, 'notPossible'],
] as const)('an entry is rejected for %s', async (_, draw, guestId, eventId, code) => {
  const { enter, run } = await setUp(draw);
  expect(await enter(guestId, eventId)).toMatchObject({ code });
  expect(await run('select "guestId" from "drawEntry"')).toEqual([]);
});

test('an address must be confirmed and counts once; a restricted guest takes part, a locked one does not', async () => {
  const { enter, world, run } = await setUp();
  await guestHasAddress.setUp({ guestId: 8, email: 'guest-8@example.com', isVerified: false }, world);
  await guestHasAddress.setUp({ guestId: 9, email: 'guest-7+more@example.com', isVerified: true }, world);
  await run('update guest set "restrictionLevel" = 2 where id = 10');
  await run('update guest set "isLocked" = 1 where id = 11');
  expect(await enter(7)).toEqual(entered);
  expect(await enter(8)).toEqual({ ok: true, answer: { hasEntered: false, reason: 'needsAddress' } });
  expect(await enter(9)).toEqual({ ok: true, answer: { hasEntered: false, reason: 'otherAccount' } });
  expect(await enter(10)).toEqual(entered);
  expect(await enter(11)).toMatchObject({ code: 'locked' });
});

test('winners are drawn once after the end, whichever process is first, and have their prizes', async () => {
  const { enter, read, drawAll, pass, balances, winners, world } = await setUp();
  for (const guestId of guests) await enter(guestId);
  const before = await balances();
  await drawAll();
  expect(await read()).toMatchObject({ hasEnded: false, isDrawn: false, guest: { hasWon: false } });
  pass(2 * dayMs);
  expect(await read()).toMatchObject({ hasEnded: true, isDrawn: false, secondsLeft: 0, guest: { hasEntered: true } });
  await Promise.all([drawAll(), drawAll(), runInWorld(world, true, (change) => holdDraw(id, change))]);
  await drawAll();
  expect([(await read()).isDrawn, await winners()]).toEqual([true, 2]);
  const gained = (await balances()).map((balance, at) => balance - (before[at] ?? 0));
  expect(gained.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 500, 500]);
});

test('a key of a guest does not stand in the way of a prize', async () => {
  const { drawAll, reported, pass, world, run, winners } = await setUp({ winners: 9 });
  await guestEnteredDraw.setUp({ guestId: 7, id }, world);
  await run(
    `insert into transfer (key, "guestId", kind, "bodyHash", reference, answer, at) values ('guest:7 draw ${id}', 7, 'reward', 'x', '{}', 'null', '2026-11-20T19:00:00.000Z')`,
  );
  pass(2 * dayMs);
  await drawAll();
  expect([reported, await winners()]).toEqual([[], 1]);
});

test('fewer entries than prizes win all, none at all wins nothing, and locked accounts are not drawn', async () => {
  const { put, enter, drawAll, pass, run } = await setUp({ winners: 4 });
  await put({ id: 64, days: 2 });
  for (const guestId of [7, 8]) await enter(guestId);
  await run('update guest set "isLocked" = 1 where id = 8');
  pass(2 * dayMs);
  await drawAll();
  expect(await run('select "guestId" from "drawEntry" where "hasWon" = 1')).toEqual([{ guestId: 7 }]);
  expect(await run('select entries from "heldDraw" order by "eventId"')).toEqual([{ entries: 1 }, { entries: 0 }]);
});

test('a prize that cannot be given leaves the draw to be held later, for nobody', async () => {
  const { enter, drawAll, pass, reported, read, put, winners, world } = await setUp({
    wins: 'video',
    videoId: 999_999,
  });
  await enter();
  pass(2 * dayMs);
  await drawAll();
  expect([reported.length, (await read()).isDrawn, await winners()]).toEqual([1, false, 0]);
  await put({ day: 4, wins: 'coins' });
  const mend = await breakTable(world, { table: 'transfer' });
  await drawAll();
  expect([reported.length, (await read()).isDrawn, await winners()]).toEqual([2, false, 0]);
  await mend();
  await drawAll();
  expect([(await read()).isDrawn, await winners()]).toEqual([true, 1]);
});

test('each entry is as likely to win', async () => {
  const { world, run } = await setUp({ winners: 1, day: 4 });
  const wins = new Map<number, number>();
  for (const guestId of guests) await guestEnteredDraw.setUp({ guestId, id }, world);
  for (let at = 0; at < 300; at += 1) {
    await runInWorld(world, true, (change) => holdDraw(id, change));
    const [won] = await run<{ guestId: number }>('select "guestId" from "drawEntry" where "hasWon" = 1');
    wins.set(won?.guestId ?? 0, (wins.get(won?.guestId ?? 0) ?? 0) + 1);
    await run('delete from "heldDraw"');
    await run('update "drawEntry" set "hasWon" = 0');
  }
  // Five sigma of 300 draws at a fifth are 35.
  for (const guestId of guests) expect(Math.abs((wins.get(guestId) ?? 0) - 60)).toBeLessThan(35);
});

test('a new world has a draw with terms in four languages', async () => {
  const { answer } = testClient(aWorld().world);
  for (const language of languages) {
    const { name, text, terms } = await answer(prizeDraw, {}, { language });
    expect([name.length > 5, text.length > 10, terms.split('\n').length]).toEqual([true, true, 3]);
  }
});
