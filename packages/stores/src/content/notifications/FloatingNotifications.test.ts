import { aNotificationOfGuest, aPerformer, testStores, guestIsNotified, setUpState } from '@lounge/testing/stores';
import {
  hiddenNotificationTypes,
  notificationsFloatingRequest,
  notificationsNavbarRequest,
} from '@lounge/protocol/content/notifications';
import { expect, test } from 'vitest';
import { storedTextInMemory } from '../../reactive/stored-text.ts';
import { FloatingNotifications } from './FloatingNotifications.ts';
import { Notifications } from './Notifications.ts';

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};

const setUp = async (types: readonly number[]) => {
  const stores = testStores({ guestId: 7 });
  await setUpState(aPerformer({ id: 9101, name: 'Noor Vega' }), stores.world);
  for (const [at, type] of types.entries()) {
    await setUpState(aNotificationOfGuest({ id: at + 1, guestId: 7, type, actorId: 9101 }), stores.world);
  }
  const floating = new FloatingNotifications(stores.context, stores.socket);
  const bell = new Notifications(stores.context, stores.socket);
  floating.listen();
  bell.listen();
  stores.socket.setState('ready');
  return {
    ...stores,
    floating,
    bell,
    ids: () => floating.items.map(({ id }) => id),
    now: () => [floating.current?.id ?? null, floating.waiting],
  };
};

// @spec socket:notifications.floating.request, component:FloatingNotification 1, 3
test('requests the newest five and shows one at a time, without hidden types', async () => {
  const { floating, now } = await setUp([1, 1, 1, 1, 1, 1, hiddenNotificationTypes[0] ?? 6]);
  expect(await floating.request()).toMatchObject({ ok: true });
  await settle();
  // The newest five of those that are not hidden: the first one was not requested.
  const shown = [now()];
  for (const id of [6, 5, 4, 3, 2]) {
    void floating.dismiss(id);
    shown.push(now());
  }
  expect(shown).toEqual([
    [6, 4],
    [5, 3],
    [4, 2],
    [3, 1],
    [2, 0],
    [null, 0],
  ]);
});

test('marking all takes what floats away', async () => {
  const { floating, bell, now } = await setUp([1, 1]);
  await Promise.all([floating.request(), bell.request()]);
  await settle();
  expect(now()).toEqual([2, 1]);
  await bell.markAll();
  await settle();
  expect(now()).toEqual([null, 0]);
});

test('what arrives waits until the one that is shown leaves, also when the list is read again', async () => {
  const { floating, now, world, socket } = await setUp([1, 1]);
  await floating.request();
  await settle();
  await setUpState(guestIsNotified({ guestId: 7, type: 1, actorId: 9101 }), world);
  expect(now()).toEqual([2, 2]);
  socket.resync();
  await settle();
  expect(now()).toEqual([2, 2]);
  void floating.dismiss(2);
  expect(now()).toEqual([3, 1]);
});

test('one that was shown does not float on the page that is loaded next; those that waited do', async () => {
  const { floating, now, context, socket } = await setUp([1, 1]);
  const shown = storedTextInMemory();
  const nextPage = async () => {
    const next = new FloatingNotifications(context, socket, shown);
    next.listen();
    await next.request();
    await settle();
    return next;
  };
  await floating.request();
  expect(now()).toEqual([2, 1]);
  const first = await nextPage();
  first.noteShown(2);
  // It keeps its time on this page.
  await first.reload();
  expect(first.current?.id).toBe(2);
  const second = await nextPage();
  expect([second.current?.id, second.waiting]).toEqual([1, 0]);
  second.noteShown(1);
  expect((await nextPage()).current).toBeNull();
});

test('a page keeps quiet about what it shows itself; those wait, and float on the next page', async () => {
  const { floating, now } = await setUp([2, 1]);
  await floating.request();
  await settle();
  floating.keepQuietAbout([1]);
  expect(now()).toEqual([1, 0]);
  floating.keepQuietAbout([]);
  expect(now()).toEqual([2, 1]);
});

test('put away they stay unseen in the list, and what arrives later floats', async () => {
  const { floating, bell, now, world } = await setUp([1, 1]);
  void bell.request();
  await floating.request();
  await settle();
  floating.putAway();
  expect(now()).toEqual([null, 0]);
  expect(bell.unseenCount).toBe(2);
  // A connection that comes back reads them again.
  await floating.reload();
  expect(now()).toEqual([null, 0]);
  await setUpState(guestIsNotified({ guestId: 7, type: 1, actorId: 9101 }), world);
  expect(now()).toEqual([3, 0]);
});

test('under a full screen nothing floats; after it the fresh ones do, and the others stay in the list', async () => {
  const { floating, bell, now, world, clock } = await setUp([1]);
  void bell.request();
  await floating.request();
  await settle();
  const uncover = floating.cover();
  expect(now()).toEqual([null, 0]);
  clock.advance(120_000);
  await setUpState(guestIsNotified({ guestId: 7, type: 1, actorId: 9101 }), world);
  expect(now()).toEqual([null, 0]);
  uncover();
  expect(now()).toEqual([2, 0]);
  // A connection that comes back reads them again.
  await floating.reload();
  expect(now()).toEqual([2, 0]);
  expect(bell.unseenCount).toBe(2);
});

// @spec component:FloatingNotification 2
test('one that was closed is seen, one that was followed is read, also in the bell', async () => {
  const { floating, bell, ids } = await setUp([1, 1]);
  void bell.request();
  void floating.request();
  await settle();
  void floating.dismiss(2);
  void floating.follow(1);
  await settle();
  expect(ids()).toEqual([]);
  expect(bell.items).toMatchObject([
    { id: 2, unseen: false, unread: true },
    { id: 1, unseen: false, unread: false },
  ]);
});

test('one that arrives floats, and one that is seen elsewhere leaves', async () => {
  const { floating, bell, ids, world } = await setUp([]);
  void floating.request();
  void bell.request();
  await settle();
  await setUpState(guestIsNotified({ guestId: 7, type: 1, actorId: 9101 }), world);
  expect(ids()).toEqual([1]);
  await bell.request();
  await bell.markAll();
  await settle();
  expect(ids()).toEqual([]);
});

test('after pushes were missed they are requested again', async () => {
  const { floating, ids, socket, world } = await setUp([1]);
  await floating.request();
  await settle();
  await setUpState(aNotificationOfGuest({ id: 9, guestId: 7, type: 1, actorId: 9101 }), world);
  socket.resync();
  await settle();
  expect(ids()).toEqual([9, 1]);
});

// @spec state:realtime-connection 9
test('bell and floating notifications ask for the newest five on first use, and again after a lost connection', async () => {
  const { floating, bell, socket } = await setUp([1]);
  await Promise.all([floating.request(), bell.request()]);
  const asked = () =>
    [notificationsNavbarRequest, notificationsFloatingRequest].map(({ type }) =>
      socket.sent.flatMap((each) => (each.type === type ? [each.payload] : [])),
    );
  const once = [expect.objectContaining({ newest: 5 })];
  expect(asked()).toEqual([once, once]);
  socket.resync();
  await settle();
  expect(asked()).toEqual([
    [...once, ...once],
    [...once, ...once],
  ]);
});
