import { buyChatTicket, camShow, guestTickets } from '@lounge/protocol/content/tickets';
import { getActor } from '@lounge/protocol/content/actors';
import { addRelation, hasRelation, removeRelation } from '@lounge/protocol/foundation/guest';
import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { theVoucher } from '../../foundation/vouchers/states.ts';
import { balanceOf } from '../../foundation/wallet/ledger.ts';
import { guestOwnsCoins } from '../../foundation/wallet/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { aPerformer } from '../actors/states.ts';
import { guestHasPinned } from '../favourites/states.ts';
import { watchedShow } from '../live-chat/watched-show.ts';
import { settleShows } from './settle-shows.ts';
import { aShow, noShows } from './states.ts';
import { runInWorld } from '../../world/world.ts';
import { remindGuest } from './reminders.ts';
import { breakTable } from '../../testing/break-table.ts';

const start = '2026-11-20T20:00:00.000Z';
const minute = 60_000;

const setUp = async (show: object = {}) => {
  const testWorld = aWorld();
  const { world } = testWorld;
  await noShows.setUp({}, world);
  for (const guestId of [7, 8]) {
    await guestIsLoggedIn.setUp({ guestId, token: `t-${guestId}` }, world);
    await guestOwnsCoins.setUp({ guestId, amount: 10_000 }, world);
  }
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, world);
  await aShow.setUp({ id: 9201, actorId: 9101, price: 8001, start, ...show }, world);
  await theVoucher.setUp({ id: 501, guestId: 8, type: 7, amount: 1, validTo: '2026-11-20T20:10:00.000Z' }, world);
  const client = testClient(world);
  const buy = (guestId: number, rest: object = {}) =>
    client.answer(buyChatTicket, { id: 9201, modelId: 9101, start, ...rest }, { guestId, key: 'k' });
  const faults: unknown[] = [];
  const settle = () => settleShows(watchedShow)(world, (cause) => void faults.push(cause));
  const published: unknown[] = [];
  world.bus.subscribe(({ to, message }) => void published.push([to, message.type]));
  const actor = (guestId: number | null = null) => client.answer(getActor, { actorId: 9101 }, { guestId });
  const sumOf = () => testWorld.run<{ total: number }>('select sum(amount) as total from "ledgerEntry"');
  return { ...testWorld, ...client, buy, settle, published, actor, faults, sumOf };
};

// @spec feature:chat.ticket-show 1
test('a show begins by the clock: the performer is in it, and holders of a ticket are known', async () => {
  const { buy, settle, pass, actor, published } = await setUp();
  await buy(7);
  const away = { isCurrentlyTicketShow: false, nextShowAt: start };
  expect(await actor(7)).toMatchObject({ ...away, guestHasTicket: true, isOnline: false });
  expect(await actor(8)).toMatchObject({ ...away, guestHasTicket: false });
  pass(60 * minute);
  published.length = 0;
  await settle();
  await settle();
  const inside = { isCurrentlyTicketShow: true, nextShowAt: null, isOnline: true };
  expect(await actor(7)).toMatchObject({ ...inside, guestHasTicket: true });
  expect(await actor()).toMatchObject({ ...inside, guestHasTicket: false });
  expect(published.filter((each) => JSON.stringify(each).includes('chatTicketsChanged'))).toEqual([
    [{ everyone: true }, 'chatTicketsChanged'],
  ]);
  pass(45 * minute);
  await settle();
  expect(await actor(7)).toMatchObject({ isCurrentlyTicketShow: false, guestHasTicket: false });
});

test('a show to which nobody comes is cancelled when its door closes, and everybody gets everything back, once', async () => {
  const { buy, settle, pass, answer, world, run, faults, sumOf } = await setUp({ isMissed: true });
  await buy(7);
  await buy(8, { voucherId: 501 });
  pass(80 * minute - 1);
  await settle();
  expect(await answer(camShow, { id: 9201 }, { guestId: 7 })).toMatchObject({ isCancelled: false, isBought: true });
  pass(1);
  await settle();
  await settle();
  expect(await answer(camShow, { id: 9201 }, { guestId: 7 })).toMatchObject({
    isCancelled: true,
    isBought: false,
    canBuy: false,
  });
  expect(await answer(guestTickets, {}, { guestId: 7 })).toEqual([]);
  expect(await balanceOf(world.database.reader, 'guest:7')).toBe(10_000);
  expect(await balanceOf(world.database.reader, 'performer:9101')).toBe(0);
  const [voucher] = await run<{ amount: number; validTo: string }>('select * from voucher where id = 501');
  expect(voucher).toMatchObject({ amount: 1, validTo: '2026-11-27T20:20:00.000Z' });
  expect([faults, await sumOf()]).toEqual([[], [{ total: 0 }]]);
});

test.each([
  ['goes on where nobody has a ticket', false, { isCancelled: false }],
  ['is cancelled where a guest could not come in', true, { isCancelled: true }],
])('a show that began while the server was away %s', async (_, isSold, expected) => {
  const { buy, settle, pass, answer, actor } = await setUp();
  if (isSold) await buy(7);
  pass(85 * minute);
  await settle();
  expect(await answer(camShow, { id: 9201 })).toMatchObject(expected);
  expect(await actor()).toMatchObject({ isCurrentlyTicketShow: !isSold });
});

test('a refund that fails is reported, holds nothing up, and is made by the next run', async () => {
  const { buy, settle, pass, run, world, faults } = await setUp({ isMissed: true });
  await buy(7);
  await buy(8, { voucherId: 501 });
  const mend = await breakTable(world, { table: 'transfer', when: `new.kind = 'refund'` });
  pass(80 * minute);
  await settle();
  expect(faults).toHaveLength(1);
  expect(await run('select amount from voucher where id = 501')).toEqual([{ amount: 1 }]);
  expect(await balanceOf(world.database.reader, 'guest:7')).toBe(1999);
  await mend();
  await settle();
  expect(await balanceOf(world.database.reader, 'guest:7')).toBe(10_000);
});

test('when its door opens, guests who pinned the performer are invited to a private show, once', async () => {
  const { settle, pass, world, published, run } = await setUp({ isPrivate: true });
  await guestHasPinned.setUp({ guestId: 7, kind: 'actor', id: 9101 }, world);
  pass(50 * minute - 1);
  await settle();
  expect(await run('select * from "showInvitation"')).toEqual([]);
  pass(1);
  await settle();
  await settle();
  const invitations = published.filter((each) => JSON.stringify(each).includes('privateTicketShowInvitation'));
  expect(invitations).toEqual([[{ guestId: 7 }, 'privateTicketShowInvitation']]);
});

const reminder = (subjectId: number, objectId = 9201) =>
  ({ subjectTypeId: 1, subjectId, relationTypeId: 1, objectTypeId: 2, objectId }) as const;
const reminded = 'select "guestId" from notification where type = 3';

// @spec rest:utility.relation.add, rest:utility.relation.has, feature:account.relation 1
test('who asked to be reminded of a show is told once when it begins, and nobody else', async () => {
  const { answer, settle, pass, run, world } = await setUp();
  expect(await answer(hasRelation, reminder(7), { guestId: 7 })).toEqual({ hasRelation: false });
  for (let times = 0; times < 2; times += 1)
    expect(await answer(addRelation, reminder(7), { guestId: 7 })).toEqual({ success: true });
  expect(await answer(hasRelation, reminder(7), { guestId: 7 })).toEqual({ hasRelation: true });
  expect(await answer(hasRelation, reminder(8), { guestId: 8 })).toEqual({ hasRelation: false });
  pass(60 * minute - 1);
  await settle();
  expect(await run(reminded)).toEqual([]);
  pass(1);
  await settle();
  expect(await run(reminded)).toEqual([{ guestId: 7 }]);
  await runInWorld(world, true, (inside) => remindGuest(9201, 7, inside));
  await settle();
  expect(await run(reminded)).toEqual([{ guestId: 7 }]);
});

test('a reminder that was taken back is not sent, and one that was sent cannot be taken back', async () => {
  const { answer, settle, pass, run } = await setUp();
  for (const subjectId of [7, 8]) await answer(addRelation, reminder(subjectId), { guestId: subjectId });
  for (let times = 0; times < 2; times += 1)
    expect(await answer(removeRelation, reminder(7), { guestId: 7 })).toEqual({ success: true });
  expect(await answer(hasRelation, reminder(7), { guestId: 7 })).toEqual({ hasRelation: false });
  pass(60 * minute);
  await settle();
  await settle();
  expect(await run(reminded)).toEqual([{ guestId: 8 }]);
  expect(await answer(removeRelation, reminder(8), { guestId: 8 })).toEqual({ success: false });
  expect(await answer(removeRelation, reminder(7), { guestId: 7 })).toEqual({ success: true });
});

test('a reminder that was taken back can be asked for again', async () => {
  const { answer } = await setUp();
  await answer(addRelation, reminder(7), { guestId: 7 });
  await answer(removeRelation, reminder(7), { guestId: 7 });
  expect(await answer(addRelation, reminder(7), { guestId: 7 })).toEqual({ success: true });
  expect(await answer(hasRelation, reminder(7), { guestId: 7 })).toEqual({ hasRelation: true });
});

// @spec rule:relation-login, state:relation-add 2, feature:account.relation 2
test.each([
  ['adding by a visitor', addRelation, reminder(7), null, { code: 'needLogin' }],
  ['checking by a visitor', hasRelation, reminder(7), null, { code: 'needLogin' }],
  ['removing by a visitor', removeRelation, reminder(7), null, { code: 'needLogin' }],
  ['removing for another guest', removeRelation, reminder(8), 7, { code: 'unknown', field: 'subjectId' }],
  ['adding for another guest', addRelation, reminder(8), 7, { code: 'unknown', field: 'subjectId' }],
  ['checking for another guest', hasRelation, reminder(8), 7, { code: 'unknown', field: 'subjectId' }],
  ['an unknown show', addRelation, reminder(7, 9299), 7, { code: 'unknown', field: 'objectId' }],
])('%s is refused', async (_, call, input, guestId, failure) => {
  const { outcome } = await setUp();
  expect(await outcome(call, input, { guestId })).toMatchObject({ ok: false, ...failure });
});

// @spec error:relation-add-failed
test.each([
  ['began', {}, 60 * minute],
  ['was cancelled', { isCancelled: true }, 0],
])('nobody can be reminded of a show that %s', async (_, show, passed) => {
  const { answer, pass } = await setUp(show);
  pass(passed);
  expect(await answer(addRelation, reminder(7), { guestId: 7 })).toEqual({ success: false });
});
