import { aNotificationOfGuest, aPerformer, testStores, guestIsNotified, setUpState } from '@lounge/testing/stores';
import { hiddenNotificationTypes, notificationsList } from '@lounge/protocol/content/notifications';
import { expect, test } from 'vitest';
import { initialNotificationCount, maxNotifications, Notifications } from './Notifications.ts';

const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};

const setUp = async (types: readonly number[], guestId: number | null = 7) => {
  const stores = testStores({ guestId });
  await setUpState(aPerformer({ id: 9101, name: 'Noor Vega' }), stores.world);
  for (const [at, type] of types.entries()) {
    await setUpState(aNotificationOfGuest({ id: at + 1, guestId: 7, type, actorId: 9101 }), stores.world);
  }
  const notifications = new Notifications(stores.context, stores.socket);
  notifications.listen();
  const ids = () => notifications.items.map(({ id }) => id);
  return { ...stores, notifications, ids };
};

// @spec component:NotificationList 4, state:notification 7
// @spec socket:notifications.navbar.request, constant:realtime.initialNotificationCount
test('requests the newest five, and adds new ones when they are pushed', async () => {
  const { notifications, ids, world } = await setUp([1, 1, 1, 1, 1, 1]);
  expect(await notifications.request()).toMatchObject({ ok: true });
  await settle();
  expect([ids(), notifications.unseenCount]).toEqual([[6, 5, 4, 3, 2], initialNotificationCount]);
  await setUpState(guestIsNotified({ guestId: 7, type: 1, actorId: 9101 }), world);
  expect(ids()[0]).toBe(7);
});

test('a page that stays open keeps a limited number, the newest', async () => {
  const { notifications, ids, world } = await setUp([1]);
  void notifications.request();
  await settle();
  for (let at = 0; at < maxNotifications + 10; at += 1)
    await setUpState(guestIsNotified({ guestId: 7, type: 1, actorId: 9101 }), world);
  expect([ids().length, ids()[0]]).toEqual([maxNotifications, maxNotifications + 11]);
});

// @spec constant:notifications.hiddenTypes, entity:enum.hiddenNotificationType, rule:hidden-notifications
// @spec state:notification 6, component:NotificationItem 6, feature:feedback.notifications 2
test('hidden types are neither shown nor counted, also where a list has them', async () => {
  const { notifications, ids, socket } = await setUp([1]);
  void notifications.request();
  await settle();
  const [shown] = notifications.items;
  const hidden = [6, 7, 13, 14, 15, 22].map((type, at) => ({ ...shown, id: 50 + at, type }));
  expect(hidden.map(({ type }) => type)).toEqual(hiddenNotificationTypes);
  const list = [...hidden, { ...shown, id: 60, type: 8 }] as (typeof notifications.items)[number][];
  socket.receive(notificationsList, { notifications: list, removedIds: [], markedAsReadIds: [] });
  expect([ids(), notifications.unseenCount]).toEqual([[60, 1], 2]);
});

// @spec socket:notification.mark-seen, socket:notification.mark-read, state:notification 1-4, component:NotificationItem 5, 7
// @spec feature:feedback.notifications 1
test('marks show once they are confirmed, and removing does; marking all is one command', async () => {
  const { notifications, ids, socket } = await setUp([1, 1, 1, 1]);
  void notifications.request();
  await settle();
  const marks = () => notifications.items.map(({ unseen, unread }) => [unseen, unread]);
  void notifications.markSeen(3);
  void notifications.markRead(1);
  await settle();
  expect(marks()).toEqual([
    [true, true],
    [false, true],
    [true, true],
    [false, false],
  ]);
  void notifications.remove(2);
  expect(ids()).toEqual([4, 3, 2, 1]);
  await settle();
  expect(ids()).toEqual([4, 3, 1]);
  const sent = socket.sent.length;
  void notifications.markAll();
  await settle();
  expect(socket.sent.slice(sent)).toMatchObject([{ type: 'notificationsMarkAll' }]);
  expect(marks()).toEqual([
    [false, false],
    [false, false],
    [false, false],
  ]);
});

test('without notifications there is nothing to mark', async () => {
  const { notifications, socket } = await setUp([]);
  const sent = socket.sent.length;
  expect(await notifications.markAll()).toEqual({ ok: true, value: null });
  expect(socket.sent).toHaveLength(sent);
});

// @spec component:NotificationItem 5, socket:notifications.list, state:notification 5
test('a list adds notifications, removes some and marks others as read', async () => {
  const { notifications, socket } = await setUp([1, 1]);
  void notifications.request();
  await settle();
  const added = notifications.items.slice(0, 1).map((each) => ({ ...each, id: 3 }));
  socket.receive(notificationsList, { notifications: added, removedIds: [2], markedAsReadIds: [1, 77] });
  expect(notifications.items).toMatchObject([
    { id: 3, unseen: true, unread: true },
    { id: 1, unseen: false, unread: false },
  ]);
});

const reconnect = ({ socket }: Pick<Awaited<ReturnType<typeof setUp>>, 'socket'>) => {
  for (const state of ['ready', 'waiting', 'connecting', 'open', 'ready'] as const) socket.setState(state);
};

test('a request whose reply was lost with the connection is sent again', async () => {
  const stores = await setUp([1, 1]);
  stores.failRequests(/notificationsNavbarRequest/);
  void stores.notifications.request();
  await settle();
  expect(stores.notifications.isLoaded).toBe(false);
  stores.failRequests(null);
  reconnect(stores);
  await settle();
  expect([stores.notifications.isLoaded, stores.ids()]).toEqual([true, [2, 1]]);
});

test('after pushes were missed, as many notifications as are shown take their place', async () => {
  const { notifications, ids, socket, run, world } = await setUp([1, 1, 1]);
  await notifications.request(2);
  await setUpState(guestIsNotified({ guestId: 7, type: 1, actorId: 9101 }), world);
  expect(ids()).toEqual([4, 3, 2]);
  await run('delete from notification where id = 3');
  socket.resync();
  await settle();
  expect(ids()).toEqual([4, 2, 1]);
});

test('an anonymous visitor cannot request notifications', async () => {
  const { notifications } = await setUp([1], null);
  for (const result of [await notifications.request(), await notifications.markSeen(1)])
    expect(result).toMatchObject({ ok: false, failure: { code: 'needLogin' } });
  expect(notifications.isLoaded).toBe(false);
});
