import { aNotificationOfGuest, aPerformer, guestIsNotified } from '@lounge/mock-api/states';
import type { Command } from '@lounge/protocol';
import * as calls from '@lounge/protocol/content/notifications';
import { ackSession } from '@lounge/protocol/foundation/realtime';
import { Notifications } from '@lounge/stores/content/notifications';
import { aNotification, aNotificationList } from '@lounge/testing/content/notifications';
import { expect, test } from 'vitest';
import { pactForCommand, pactForPush } from '../consume/pact-for-message.ts';
import { pactForRejectedCommand, pactForAnonymousCommand } from '../consume/pact-for-rejected-command.ts';
import type { SocketSide } from '../consume/socket-side.ts';
import { guest } from '../consume/callers.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega' });
const one = aNotificationOfGuest({ id: 31, guestId: 7, type: 1, actorId: 9101 });

const connected = (side: SocketSide): Notifications => {
  const notifications = new Notifications(side, side.socket);
  notifications.listen();
  side.open();
  side.receive({ type: ackSession.type });
  return notifications;
};

// @spec socket:notifications.navbar.request, entity:notificationList, entity:notification
test('the newest notifications are received on request', () =>
  pactForCommand(
    calls.notificationsNavbarRequest,
    {
      description: 'a notificationsNavbarRequest command',
      caller: guest,
      states: [noor, one],
      payload: { newest: 5 },
      reply: calls.notificationsList,
      answer: aNotificationList({ notifications: [aNotification()] }),
      exact: ['notifications.id', 'notifications.type', 'notifications.actor', 'removedIds', 'markedAsReadIds'],
    },
    (side, reply) => {
      const notifications = connected(side);
      expect(notifications.request()).toBe(true);
      reply();
      expect(notifications.items).toMatchObject([{ id: 31, unseen: true }]);
    },
  ));

// @spec socket:notification.mark-seen, state:notification
test('a notification is marked as seen', () =>
  pactForCommand(
    calls.notificationMarkSeen,
    {
      description: 'a notificationMarkSeen command',
      caller: guest,
      states: [noor, one],
      payload: { notificationId: 31 },
      reply: calls.notificationsList,
      answer: aNotificationList({ notifications: [aNotification({ unseen: false })] }),
      exact: ['notifications.id', 'notifications.unseen', 'notifications.unread'],
    },
    (side, reply) => {
      const notifications = connected(side);
      notifications.markSeen(31);
      reply();
      expect(notifications.unseenCount).toBe(0);
    },
  ));

// @spec socket:notification.mark-read, state:notification
test('a notification is marked as read', () =>
  pactForCommand(
    calls.notificationMarkRead,
    {
      description: 'a notificationMarkRead command',
      caller: guest,
      states: [noor, one],
      payload: { notificationId: 31 },
      reply: calls.notificationsList,
      answer: aNotificationList({ markedAsReadIds: [31] }),
      exact: ['markedAsReadIds'],
    },
    (side, reply) => {
      const notifications = connected(side);
      notifications.onList(aNotificationList({ notifications: [aNotification()] }));
      notifications.markRead(31);
      reply();
      expect(notifications.items).toMatchObject([{ id: 31, unread: false, unseen: false }]);
    },
  ));

// @spec socket:notifications.list
test('a new notification is received', () =>
  pactForPush(
    calls.notificationsList,
    {
      description: 'a notificationsList push when the guest gets a notification',
      caller: guest,
      states: [noor],
      event: guestIsNotified({ guestId: 7, type: 1, actorId: 9101 }),
      payload: aNotificationList({ notifications: [aNotification()] }),
      exact: ['notifications.type', 'notifications.unread', 'notifications.unseen', 'notifications.actor'],
    },
    (side, deliver) => {
      const notifications = new Notifications(side, side.socket);
      notifications.listen();
      deliver();
      expect(notifications.unseenCount).toBe(1);
    },
  ));

const marks: readonly (readonly [string, Command])[] = [
  ['seen', calls.notificationMarkSeen],
  ['read', calls.notificationMarkRead],
];

test.each(marks)('an unknown notification cannot be marked as %s', (_, command) =>
  pactForRejectedCommand(command, {
    description: `a ${command.type} command for an unknown notification`,
    payload: { notificationId: 99_999 },
    code: 'unknown',
    field: 'notificationId',
  }),
);

// @spec rule:realtime-commands-login
test.each([
  [calls.notificationsNavbarRequest.type, calls.notificationsNavbarRequest as Command, { newest: 5 }],
  [calls.notificationMarkSeen.type, calls.notificationMarkSeen as Command, { notificationId: 31 }],
  [calls.notificationMarkRead.type, calls.notificationMarkRead as Command, { notificationId: 31 }],
])('%s needs a log-in', (_, command, payload) => pactForAnonymousCommand(command, payload));
