import {
  aPrizeDraw,
  drawWasHeld,
  guestHasAddress,
  guestIsLoggedIn,
  noEvents,
  testStores,
} from '@lounge/testing/stores';
import { expect, test, vi } from 'vitest';
import { PrizeDraw } from './PrizeDraw.ts';

const id = 63;
const dayMs = 86_400_000;

const setUp = async (draw: object = {}, guestId: number | null = 7, isVerified = true) => {
  const stores = testStores({ guestId });
  const { world } = stores;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'test-token' }, world);
  await guestHasAddress.setUp({ guestId: 7, email: 'robin@example.com', isVerified }, world);
  await noEvents.setUp({}, world);
  await aPrizeDraw.setUp({ id, day: 2, days: 2, ...draw }, world);
  const store = new PrizeDraw(stores.context);
  stores.socket.setState('ready');
  store.listen(stores.pushSource);
  await store.load();
  const entries = () => stores.sent.filter(({ body }) => JSON.stringify(body).includes('enterPrizeDraw')).length;
  return { ...stores, store, entries };
};

test('a guest takes part once, and reads after the end whether it won', async () => {
  const { store, entries, clock, world } = await setUp();
  expect(store.hasEntered).toBe(false);
  await Promise.all([store.enter(), store.enter()]);
  expect([store.hasEntered, entries(), store.entry.value]).toEqual([true, 1, { hasEntered: true, reason: null }]);
  clock.advance(dayMs);
  store.onOver();
  clock.advance(1500);
  await vi.waitFor(() => expect(store.data.value).toMatchObject({ hasEnded: true, isDrawn: false }));
  await drawWasHeld.setUp({ id }, world);
  await new Promise<void>((resolve) => setImmediate(resolve));
  clock.advance(5000);
  await vi.waitFor(() => expect(store.data.value).toMatchObject({ isDrawn: true, guest: { hasWon: true } }));
});

test('an address that is not confirmed is said, until it is', async () => {
  const { store, world } = await setUp({}, 7, false);
  await store.enter();
  expect([store.hasEntered, store.entry.value?.reason]).toEqual([false, 'needsAddress']);
  await guestHasAddress.setUp({ guestId: 7, email: 'robin@example.com', isVerified: true }, world);
  await store.enter();
  expect([store.hasEntered, store.entry.value?.reason]).toEqual([true, null]);
});

test('a draw that is over meanwhile is read again', async () => {
  const { store, world } = await setUp();
  await aPrizeDraw.setUp({ id, day: 5, days: 2 }, world);
  await store.enter();
  expect([store.entry.failure?.code, store.data.value?.hasEnded]).toEqual(['notPossible', true]);
});

test('a draw begins on an open page', async () => {
  const { store, clock } = await setUp({ day: 0 });
  clock.advance(4 * 3_600_000);
  store.onOver();
  clock.advance(1500);
  await vi.waitFor(() => expect(store.data.value?.hasStarted).toBe(true));
});

test('an entry that did not arrive can be sent again', async () => {
  const { store, failRequests } = await setUp();
  failRequests(/enterPrizeDraw/);
  await store.enter();
  expect([store.entry.state, store.hasEntered]).toEqual(['failed', false]);
  failRequests(null);
  await store.enter();
  expect(store.hasEntered).toBe(true);
});

test('a visitor reads the draw', async () => {
  const { store } = await setUp({}, null);
  expect([store.data.value?.guest, store.hasEntered]).toEqual([null, false]);
});
