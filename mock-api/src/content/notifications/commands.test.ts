import {
  notificationMarkRead,
  notificationMarkSeen,
  notificationsList,
  notificationsNavbarRequest,
} from '@lounge/protocol/content/notifications';
import { expect, test } from 'vitest';
import { setUpState } from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
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
  return { world, sendCommand: testSocket(world, { guestId: 7 }).sendCommand, pushed: pushesTo(world, 7) };
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
