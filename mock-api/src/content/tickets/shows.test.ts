import { camShow, camShows, chatTicketsByModel, guestTickets } from '@lounge/protocol/content/tickets';
import { getActorState } from '@lounge/protocol/content/actors';
import { getGuestBenefits } from '@lounge/protocol/foundation/vouchers';
import { languages } from '@lounge/locale';
import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { runInWorld } from '../../world/world.ts';
import { aPerformer } from '../actors/states.ts';
import { mayEnter, noteEntry } from './index.ts';
import { aShow, guestHasTicket, noShows } from './states.ts';

const list = { platformId: 1502, status: 'ok' };

// @spec query:cam-shows.list, constant:camShows.platformId, constant:camShows.status
test.each([
  [{ ...list, platformId: 1501 }, 'platformId'],
  [{ ...list, status: 'cancelled' }, 'status'],
  [{ status: 'ok' }, 'platformId'],
  [{ platformId: 1502 }, 'status'],
  [{ ...list, order: 'name' }, 'order'],
  [{ ...list, first: 501 }, 'first'],
  [{ ...list, startDateTo: 'tomorrow' }, 'startDateTo'],
])('the list rejects %j', async (input, field) => {
  const { outcome } = testClient(aWorld().world);
  expect(await outcome(camShows, input)).toMatchObject({ code: 'malformed', field });
});

// @spec entity:chatTicket, feature:chat.show-list 2
test('a new world has a dozen shows in four languages, among them featured, internal, free, running and private ones', async () => {
  const { world } = aWorld();
  const { answer, outcome } = testClient(world);
  const shows = await answer(camShows, list);
  expect(shows.length).toBeGreaterThanOrEqual(12);
  for (const { title, description, sedcardImages, end, start } of shows) {
    for (const texts of [title, description]) {
      expect(texts.map(({ language }) => language)).toEqual([...languages]);
      expect(new Set(texts.map(({ value }) => value)).size).toBe(4);
    }
    expect([sedcardImages[0]?.kind, end > start, sedcardImages.length > 1]).toEqual(['still', true, true]);
  }
  const has = (flag: 'isFeatured' | 'isAutoFeatured' | 'isInternal' | 'isFree' | 'hasStarted' | 'isPrivate') =>
    shows.some((show) => show[flag]);
  expect((['isFeatured', 'isAutoFeatured', 'isInternal', 'isFree', 'hasStarted'] as const).every(has)).toBe(true);
  expect(has('isPrivate')).toBe(false);
  expect(await outcome(camShow, { id: 14 })).toMatchObject({ code: 'unknown' });
});

const setUp = async () => {
  const testWorld = aWorld();
  const { world } = testWorld;
  await noShows.setUp({}, world);
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't' }, world);
  for (const id of [9101, 9102]) await aPerformer.setUp({ id, name: `Noor ${id}` }, world);
  const show = (id: number, start: string, rest: object = {}) =>
    aShow.setUp({ id, actorId: 9101, start, minutes: 60, ...rest }, world);
  await show(1, '2026-11-20T17:00:00.000Z');
  await show(2, '2026-11-20T18:30:00.000Z', { price: 300 });
  await show(3, '2026-11-22T20:00:00.000Z', { price: 100, isInternal: true });
  await show(4, '2026-11-24T20:00:00.000Z', { price: 200, actorId: 9102 });
  await show(5, '2026-11-23T20:00:00.000Z', { isCancelled: true });
  await show(6, '2026-11-23T20:00:00.000Z', { platformId: 1503 });
  await show(7, '2026-11-23T20:00:00.000Z', { isPrivate: true });
  return { ...testWorld, ...testClient(world) };
};

// @spec feature:chat.show-list 1
test.each([
  [{}, [2, 3, 4]],
  [{ order: 'latest' }, [4, 3, 2]],
  [{ order: 'price' }, [3, 4, 2]],
  [{ first: 2 }, [2, 3]],
  [{ internal: true }, [3]],
  [{ internal: false }, [2, 4]],
  [{ endDateFrom: '2026-11-20T19:30:00.000Z' }, [3, 4]],
  [{ endDateFrom: '2026-11-20T17:59:59.999Z' }, [1, 2, 3, 4]],
  [{ startDateTo: '2026-11-24T20:00:00.000Z' }, [2, 3]],
  [{ cache: false }, [2, 3, 4]],
])('the list with %j has the shows %j', async (input, ids) => {
  const { answer } = await setUp();
  expect((await answer(camShows, { ...list, ...input })).map(({ id }) => id)).toEqual(ids);
});

// @spec query:chat-tickets.by-model
test('a performer’s shows are listed by start, without those that are over, cancelled or private', async () => {
  const { answer, outcome } = await setUp();
  expect((await answer(chatTicketsByModel, { id: 9101 })).map(({ id }) => id)).toEqual([2, 3, 6]);
  expect((await answer(chatTicketsByModel, { id: 9101, isOver: false })).map(({ id }) => id)).toEqual([2, 3, 6]);
  expect(await outcome(chatTicketsByModel, { id: 9999 })).toMatchObject({ code: 'unknown', field: 'id' });
});

test('the last six shows that took place are listed from the last one, without private ones and those that nobody began', async () => {
  const { world, answer } = await setUp();
  const past = { actorId: 9101, minutes: 30 };
  for (const day of [11, 12, 13, 14, 15, 16])
    await aShow.setUp({ id: day, start: `2026-11-${day}T20:00:00.000Z`, ...past }, world);
  await aShow.setUp({ id: 20, start: '2026-11-17T20:00:00.000Z', isPrivate: true, ...past }, world);
  await aShow.setUp({ id: 21, start: '2026-11-17T20:00:00.000Z', isMissed: true, ...past }, world);
  await aShow.setUp({ id: 22, start: '2026-11-17T20:00:00.000Z', isCancelled: true, ...past }, world);
  const over = await answer(chatTicketsByModel, { id: 9101, isOver: true });
  expect(over.map(({ id }) => id)).toEqual([1, 16, 15, 14, 13, 12]);
  expect(over.every(({ canBuy, hasStarted }) => hasStarted && !canBuy)).toBe(true);
});

test('the flags follow the clock', async () => {
  const { answer } = await setUp();
  expect(await answer(camShow, { id: 2 })).toMatchObject({ hasStarted: true, canBuy: false });
  expect(await answer(camShow, { id: 3 })).toMatchObject({ hasStarted: false, canBuy: true });
  expect(await answer(getActorState, { actorId: 9101 })).toMatchObject({ isCurrentlyTicketShow: true });
  expect(await answer(getActorState, { actorId: 9102 })).toMatchObject({ isCurrentlyTicketShow: false });
});

// @spec feature:chat.ticket-show 2
test('own tickets are listed, and among the benefits', async () => {
  const { world, answer, outcome, run } = await setUp();
  expect(await outcome(guestTickets, {})).toMatchObject({ code: 'needLogin' });
  for (const showId of [1, 3, 7]) await guestHasTicket.setUp({ ticketId: showId, guestId: 7, showId }, world);
  expect(await answer(guestTickets, {}, { guestId: 7 })).toMatchObject([
    { id: 3, ticket: { id: 3, creationType: 'manual' } },
    { id: 7, isPrivate: true },
  ]);
  const actor = { id: 9101, name: 'Noor 9101' };
  const benefits = () => answer(getGuestBenefits, {}, { guestId: 7 });
  expect(await benefits()).toMatchObject({
    privateShowTickets: [{ actor }],
    chatShowTickets: [{ showId: '3', start: '2026-11-22T20:00:00.000Z', end: '2026-11-22T21:00:00.000Z', actor }],
  });
  await run(`update "camTicket" set "endedAt" = '2026-11-20T19:00:00.000Z'`);
  expect(await benefits()).toMatchObject({ privateShowTickets: [], chatShowTickets: [] });
});

const minute = 60_000;

test.each([
  ['nobody without a ticket', 9101, false, 0, 'noTicket'],
  ['nobody before the door opens', 3, true, -10 * minute - 1, 'notYet'],
  ['a guest when the door opens', 3, true, -10 * minute, null],
  ['a guest until the door closes', 3, true, 20 * minute, null],
  ['nobody after the door closed', 3, true, 20 * minute + 1, 'tooLate'],
  ['nobody when it is over', 3, true, 60 * minute, 'over'],
])('a show lets in %s', async (_, ticketId, hasTicket, after, reason) => {
  const { world, pass } = await setUp();
  if (hasTicket) await guestHasTicket.setUp({ ticketId, guestId: 7, showId: 3 }, world);
  pass(Date.parse('2026-11-22T20:00:00.000Z') - world.clock.now() + after);
  const entry = await runInWorld(world, false, (inside) => mayEnter(inside, 7, 3));
  expect(entry.ok ? null : entry.reason).toBe(reason);
});

test('a guest who entered comes back until the end; cancelled and unknown shows let nobody in', async () => {
  const { world, pass } = await setUp();
  const enter = (showId: number) => runInWorld(world, false, (inside) => mayEnter(inside, 7, showId));
  await guestHasTicket.setUp({ ticketId: 3, guestId: 7, showId: 3 }, world);
  await runInWorld(world, true, (inside) => noteEntry(7, { showId: 3, actorId: 103 }, inside));
  pass(Date.parse('2026-11-22T20:59:59.999Z') - world.clock.now());
  expect(await enter(3)).toMatchObject({ ok: true, show: { id: 3 } });
  expect(await enter(5)).toEqual({ ok: false, reason: 'cancelled' });
  expect(await enter(99)).toEqual({ ok: false, reason: 'unknownShow' });
});
