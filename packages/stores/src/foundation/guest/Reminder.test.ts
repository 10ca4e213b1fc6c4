import {
  aPerformer,
  aShow,
  guestIsLoggedIn,
  guestWantsReminder,
  showIsCancelled,
  testStores,
} from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Reminder } from './Reminder.ts';

const setUp = async () => {
  const stores = testStores({ guestId: 7 });
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, stores.world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega' }, stores.world);
  await aShow.setUp({ id: 9201, actorId: 9101 }, stores.world);
  const open = () => new Reminder(9201, 7, stores.context);
  return { ...stores, open };
};

// @spec rest:utility.relation.add, rest:utility.relation.has
test('a wish to be reminded is kept, and known when the page is opened again', async () => {
  const { open } = await setUp();
  const reminder = open();
  await reminder.load();
  expect(reminder.isAdded).toBe(false);
  const adding = reminder.add();
  expect(reminder.pending).toBe('add');
  await Promise.all([adding, reminder.add()]);
  expect([reminder.isAdded, reminder.pending, reminder.hasFailed]).toEqual([true, null, false]);
  const again = open();
  await again.load();
  expect(again.isAdded).toBe(true);
});

// @spec state:relation-add 1, feature:account.relation 3, error:relation-add-failed
test('a wish that could not be kept is failed: the call did not arrive, or the show was cancelled', async () => {
  const { open, failRequests, world } = await setUp();
  const reminder = open();
  failRequests(/addRelation/);
  await reminder.add();
  expect([reminder.hasFailed, reminder.isAdded, reminder.pending]).toEqual([true, false, null]);
  failRequests(null);
  await showIsCancelled.setUp({ id: 9201 }, world);
  await reminder.add();
  expect([reminder.hasFailed, reminder.isAdded]).toEqual([true, false]);
});

test('a wish is taken back, and can be asked for again', async () => {
  const { open } = await setUp();
  const reminder = open();
  await reminder.load();
  await reminder.remove();
  expect(reminder.isRemoved).toBe(false);
  await reminder.add();
  const removing = reminder.remove();
  expect(reminder.pending).toBe('remove');
  await Promise.all([removing, reminder.remove(), reminder.add()]);
  expect([reminder.isAdded, reminder.isRemoved, reminder.pending]).toEqual([false, true, null]);
  const again = open();
  await again.load();
  expect([again.isAdded, again.isRemoved]).toEqual([false, false]);
  await reminder.add();
  expect([reminder.isAdded, reminder.isRemoved]).toEqual([true, false]);
});

test('a wish that could not be taken back stays: the call did not arrive, or the guest was reminded meanwhile', async () => {
  const { open, failRequests, world } = await setUp();
  const reminder = open();
  await reminder.load();
  await reminder.add();
  failRequests(/removeRelation/);
  await reminder.remove();
  expect([reminder.hasFailed, reminder.isAdded, reminder.isRemoved]).toEqual([true, true, false]);
  failRequests(null);
  await guestWantsReminder.setUp({ guestId: 7, showId: 9201, isSent: true }, world);
  await reminder.remove();
  expect([reminder.hasFailed, reminder.isAdded]).toEqual([true, true]);
});
