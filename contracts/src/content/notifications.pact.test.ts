import { aNotificationOfGuest, aPerformer, guestIsNotified } from '@lounge/mock-api/states';
import type { Command } from '@lounge/protocol';
import * as room from '@lounge/protocol/content/notifications';
import { ackSession } from '@lounge/protocol/foundation/realtime';
import { Notifications } from '@lounge/stores/content/notifications';
import { aNotification, aNotificationList } from '@lounge/workbench/content/notifications';
import { expect, test } from 'vitest';
import { agreeToAsk, agreeToHear } from '../consume/agree-to-hear.ts';
import { refusesToSay, saysUnheard } from '../consume/refusals.ts';
import type { SocketSide } from '../consume/socket-side.ts';
import { guest } from '../consume/visitors.ts';

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
test('the newest notifications are told on request', () =>
  agreeToAsk(
    room.notificationsNavbarRequest,
    {
      says: 'a request for the newest notifications',
      as: guest,
      given: [noor, one],
      payload: { newest: 5 },
      reply: room.notificationsList,
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
  agreeToAsk(
    room.notificationMarkSeen,
    {
      says: 'a notification that was seen',
      as: guest,
      given: [noor, one],
      payload: { notificationId: 31 },
      reply: room.notificationsList,
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
  agreeToAsk(
    room.notificationMarkRead,
    {
      says: 'a notification that was read',
      as: guest,
      given: [noor, one],
      payload: { notificationId: 31 },
      reply: room.notificationsList,
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
test('a notification is told when it comes', () =>
  agreeToHear(
    room.notificationsList,
    {
      says: 'a notification that came',
      as: guest,
      given: [noor],
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
  ['seen', room.notificationMarkSeen],
  ['read', room.notificationMarkRead],
];

test.each(marks)('a notification that is not there cannot be marked as %s', (word, command) =>
  refusesToSay(command, {
    says: `an unknown notification that was ${word}`,
    payload: { notificationId: 99_999 },
    code: 'unknown',
    field: 'notificationId',
  }),
);

// @spec rule:realtime-commands-login
test.each([
  ['a request for notifications', room.notificationsNavbarRequest as Command, { newest: 5 }],
  ['a notification that was seen', room.notificationMarkSeen as Command, { notificationId: 31 }],
  ['a notification that was read', room.notificationMarkRead as Command, { notificationId: 31 }],
])('%s needs a log-in', (says, command, payload) => saysUnheard(command, `${says}, of an anonymous visitor`, payload));
