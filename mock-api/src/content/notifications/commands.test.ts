import {
  getNotifications,
  hiddenNotificationTypes,
  notificationMarkRead,
  notificationMarkSeen,
  notificationRemove,
  notificationsFloatingRequest,
  notificationsList,
  notificationsMarkAll,
  notificationsMarkedAll,
  notificationsNavbarRequest,
} from '@lounge/protocol/content/notifications';
import { expect, test } from 'vitest';
import { setUpState } from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { pushesTo } from '../../testing/pushes-to.ts';
import { testSocket } from '../../testing/test-socket.ts';
import { aPerformer } from '../actors/states.ts';
import { aNotificationOfGuest, guestIsNotified } from './states.ts';

const setUp = async () => {
  const { world } = aWorld();
  await setUpState(aPerformer({ id: 9101, name: 'Noor Vega' }), world);
  for (const id of [31, 32, 33])
    await setUpState(aNotificationOfGuest({ id, guestId: 7, type: 1, actorId: 9101 }), world);
  await setUpState(aNotificationOfGuest({ id: 40, guestId: 8, type: 1, actorId: 9101 }), world);
  return { world, sendCommand: testSocket({ guestId: 7 }, world).sendCommand, pushed: pushesTo(7, world) };
};

const list = { type: notificationsList.type, notifications: [], removedIds: [], markedAsReadIds: [] };

// @spec socket:notifications.navbar.request
test('returns the guest’s newest notifications', async () => {
  const { sendCommand, pushed } = await setUp();
  await sendCommand(notificationsNavbarRequest, { newest: 2 });
  expect(pushed).toMatchObject([{ notifications: [{ id: 33, actor: { id: 9101, name: 'Noor Vega' } }, { id: 32 }] }]);
});

// @spec socket:notification.mark-seen, socket:notification.mark-read, state:notification 1-2
test('marks a notification as seen, then as read', async () => {
  const { sendCommand, pushed, world } = await setUp();
  await sendCommand(notificationMarkSeen, { notificationId: 32 });
  expect(pushed[0]).toMatchObject({ notifications: [{ id: 32, unseen: false, unread: true }] });
  await sendCommand(notificationMarkRead, { notificationId: 32 });
  expect(pushed[1]).toEqual({ ...list, markedAsReadIds: [32] });
  await setUpState(guestIsNotified({ guestId: 7, type: 1, actorId: 9101 }), world);
  expect(pushed[2]).toMatchObject({ notifications: [{ id: 41, unread: true, unseen: true }] });
});

test.each([notificationMarkSeen, notificationMarkRead])('$id rejects another guest’s notification', async (command) => {
  const { sendCommand } = await setUp();
  expect(await sendCommand(command, { notificationId: 40 })).toMatchObject({
    code: 'unknown',
    field: 'notificationId',
  });
});

// @spec state:notification 3
test('a notification is removed on every page, and stays so; a repeat and another guest’s change nothing', async () => {
  const { sendCommand, pushed, world } = await setUp();
  for (const notificationId of [32, 32, 40])
    expect(await sendCommand(notificationRemove, { notificationId })).toMatchObject({ ok: true });
  expect(pushed).toEqual([32, 32, 40].map((id) => ({ ...list, removedIds: [id] })));
  const ids = async (guestId: number) =>
    (await testClient(world).answer(getNotifications, {}, { guestId })).items.map(({ id }) => id);
  expect([await ids(7), await ids(8)]).toEqual([[33, 31], [40]]);
});

// @spec state:notification 4
test('all notifications are marked at once, with 10,000 unread as well, and one that arrives meanwhile stays new', async () => {
  const { sendCommand, pushed, world } = await setUp();
  await world.database.change((tx) =>
    tx.query(
      `insert into notification ("guestId", type, "actorId", "isUnread", "isUnseen", at)
       with recursive counted(n) as (select 1 union all select n + 1 from counted where n < 10000)
       select 7, 1, 9101, 1, 1, '2026-11-20T18:00:00.000Z' from counted`,
      [],
    ),
  );
  const { items } = await testClient(world).answer(getNotifications, { first: 1 }, { guestId: 7 });
  const upToId = items[0]?.id ?? 0;
  await setUpState(guestIsNotified({ guestId: 7, type: 1, actorId: 9101 }), world);
  pushed.length = 0;
  const startedAt = performance.now();
  await sendCommand(notificationsMarkAll, { upToId });
  expect(performance.now() - startedAt).toBeLessThan(2000);
  expect(pushed).toEqual([{ type: notificationsMarkedAll.type, upToId }]);
  const left = await world.database.reader.query(
    `select id, "guestId" from notification where "isUnread" = 1 or "isUnseen" = 1 order by id`,
    [],
  );
  expect(left).toEqual([
    { id: 40, guestId: 8 },
    { id: upToId + 1, guestId: 7 },
  ]);
});

// @spec rule:hidden-notifications, constant:notifications.hiddenTypes, entity:enum.hiddenNotificationType
test('hidden types take the place of no other, neither in the newest ones nor on the page', async () => {
  const { sendCommand, pushed, world } = await setUp();
  expect(hiddenNotificationTypes).toEqual([6, 7, 13, 14, 15, 22]);
  for (const [at, type] of hiddenNotificationTypes.entries())
    await setUpState(aNotificationOfGuest({ id: 50 + at, guestId: 7, type, actorId: 9101 }), world);
  await sendCommand(notificationsNavbarRequest, { newest: 5 });
  await sendCommand(notificationsFloatingRequest, { newest: 5 });
  const newest = { notifications: [{ id: 33 }, { id: 32 }, { id: 31 }] };
  expect(pushed).toMatchObject([newest, newest]);
  expect(await testClient(world).answer(getNotifications, {}, { guestId: 7 })).toMatchObject({
    items: newest.notifications,
    total: 3,
  });
});

test('older notifications follow page by page, whatever was removed meanwhile', async () => {
  const { sendCommand, world } = await setUp();
  const read = (input: object) => testClient(world).answer(getNotifications, input, { guestId: 7 });
  expect(await read({ first: 2 })).toMatchObject({ items: [{ id: 33 }, { id: 32 }], total: 3 });
  await sendCommand(notificationRemove, { notificationId: 32 });
  expect(await read({ first: 2, before: 32 })).toMatchObject({ items: [{ id: 31 }], total: 2 });
  expect(await read({ before: 31 })).toEqual({ items: [], total: 2 });
});
