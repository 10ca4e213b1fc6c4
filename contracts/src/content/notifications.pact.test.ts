import {
  aNotificationOfGuest,
  aPerformer,
  guestHasPinned,
  guestIsNotified,
  performerComesOnline,
} from '@lounge/mock-api/states';
import type { Command } from '@lounge/protocol';
import * as calls from '@lounge/protocol/content/notifications';
import { FloatingNotifications, NotificationHistory, Notifications } from '@lounge/stores/content/notifications';
import { aNotification, aNotificationList } from '@lounge/testing/content/notifications';
import { expect, test } from 'vitest';
import { pactForCall } from '../consume/pact-for-call.ts';
import { pactForPush } from '../consume/pact-for-push.ts';
import { pactForAnonymousCommand } from '../consume/pact-for-anonymous-command.ts';
import type { GuestSide } from '../consume/guest-side.ts';
import { expiredGuest, guest } from '../consume/callers.ts';

const noor = aPerformer({ id: 9101, name: 'Noor Vega' });
const one = aNotificationOfGuest({ id: 31, guestId: 7, type: 1, actorId: 9101 });

const listening = (side: GuestSide): Notifications => {
  const notifications = new Notifications(side, side.socket);
  notifications.listen();
  return notifications;
};

// @spec socket:notifications.navbar.request, entity:notificationList, entity:notification
test('the newest notifications are received on request', () =>
  pactForCall(
    calls.notificationsNavbarRequest,
    {
      description: 'a notificationsNavbarRequest command',
      caller: guest,
      states: [noor, one],
      input: { newest: 5 },
      answer: aNotificationList({ notifications: [aNotification()] }),
      exact: ['notifications.id', 'notifications.type', 'notifications.actor', 'removedIds', 'markedAsReadIds'],
    },
    async (side) => {
      const notifications = listening(side);
      expect(await notifications.request()).toMatchObject({ ok: true });
      expect(notifications.items).toMatchObject([{ id: 31, unseen: true }]);
    },
  ));

test('a reminder of TV names its entry', () => {
  const program = {
    title: [{ value: 'Night kitchen', language: 'en' as const }],
    streamType: 'live' as const,
    start: '2026-11-20T20:00:00.000Z',
  };
  const type = calls.notificationTypes.programBegins;
  return pactForCall(calls.notificationsNavbarRequest, {
    description: 'a notificationsNavbarRequest command of a guest who is reminded of TV',
    caller: guest,
    states: [aNotificationOfGuest({ id: 31, guestId: 7, type, actorId: null, program })],
    input: { newest: 5 },
    answer: aNotificationList({ notifications: [aNotification({ type, actor: null, program })] }),
    exact: ['notifications.id', 'notifications.type', 'notifications.actor', 'notifications.program'],
  });
});

// @spec socket:notifications.floating.request
test('the newest notifications that float are received on request', () =>
  pactForCall(
    calls.notificationsFloatingRequest,
    {
      description: 'a notificationsFloatingRequest command',
      caller: guest,
      states: [noor, one],
      input: { newest: 5 },
      answer: aNotificationList({ notifications: [aNotification()] }),
      exact: ['notifications.id', 'notifications.type', 'notifications.actor', 'removedIds', 'markedAsReadIds'],
    },
    async (side) => {
      const floating = new FloatingNotifications(side, side.socket);
      floating.listen();
      expect(await floating.request()).toMatchObject({ ok: true });
      expect(floating.items).toMatchObject([{ id: 31, unseen: true }]);
    },
  ));

// @spec entity:notification
test('a notification of a ticket that was given back has its show and the coins', () => {
  const title = [{ value: 'Piano by lamplight', language: 'en' as const }];
  const show = { id: 9201, title, refunded: { value: 3000, currency: 'VXC' as const } };
  return pactForCall(
    calls.notificationsNavbarRequest,
    {
      description: 'a notificationsNavbarRequest command after a show gave its ticket back',
      caller: guest,
      states: [noor, aNotificationOfGuest({ id: 31, guestId: 7, type: 2, actorId: 9101, show })],
      input: { newest: 5 },
      answer: aNotificationList({ notifications: [aNotification({ type: 2, show })] }),
      exact: ['notifications.id', 'notifications.type', 'notifications.show'],
    },
    async (side) => {
      const notifications = listening(side);
      expect(await notifications.request()).toMatchObject({ ok: true });
      expect(notifications.items).toMatchObject([{ id: 31, show: { id: 9201 } }]);
    },
  );
});

// @spec socket:notification.mark-seen, state:notification 1
test('a notification is marked as seen', () =>
  pactForCall(
    calls.notificationMarkSeen,
    {
      description: 'a notificationMarkSeen command',
      caller: guest,
      states: [noor, one],
      input: { notificationId: 31 },
      answer: aNotificationList({ notifications: [aNotification({ unseen: false })] }),
      exact: ['notifications.id', 'notifications.unseen', 'notifications.unread'],
    },
    async (side) => {
      const notifications = listening(side);
      expect(await notifications.markSeen(31)).toMatchObject({ ok: true });
      expect(notifications.unseenCount).toBe(0);
    },
  ));

// @spec socket:notification.mark-read, state:notification 2
test('a notification is marked as read', () =>
  pactForCall(
    calls.notificationMarkRead,
    {
      description: 'a notificationMarkRead command',
      caller: guest,
      states: [noor, one],
      input: { notificationId: 31 },
      answer: aNotificationList({ markedAsReadIds: [31] }),
      exact: ['markedAsReadIds'],
    },
    async (side) => {
      const notifications = listening(side);
      notifications.onList(aNotificationList({ notifications: [aNotification()] }));
      expect(await notifications.markRead(31)).toMatchObject({ ok: true });
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
      const notifications = listening(side);
      deliver();
      expect(notifications.unseenCount).toBe(1);
    },
  ));

// @spec socket:notifications.list
test('that a pinned performer came online is received', () =>
  pactForPush(
    calls.notificationsList,
    {
      description: 'a notificationsList push when a pinned performer comes online',
      caller: guest,
      states: [
        aPerformer({ id: 9101, name: 'Noor Vega', isOnline: false }),
        guestHasPinned({ guestId: 7, kind: 'actor', id: 9101 }),
      ],
      event: performerComesOnline({ id: 9101 }),
      payload: aNotificationList({ notifications: [aNotification({ type: calls.notificationTypes.performerOnline })] }),
      exact: ['notifications.type', 'notifications.unread', 'notifications.unseen', 'notifications.actor'],
    },
    (side, deliver) => {
      const notifications = listening(side);
      deliver();
      expect(notifications.unseenCount).toBe(1);
    },
  ));

// @spec state:notification 3
test('a notification is removed', () =>
  pactForCall(
    calls.notificationRemove,
    {
      description: 'a notificationRemove command',
      caller: guest,
      states: [noor, one],
      input: { notificationId: 31 },
      answer: aNotificationList({ removedIds: [31] }),
      exact: ['removedIds'],
    },
    async (side) => {
      const notifications = listening(side);
      notifications.onList(aNotificationList({ notifications: [aNotification()] }));
      expect(await notifications.remove(31)).toMatchObject({ ok: true });
      expect(notifications.items).toEqual([]);
    },
  ));

// @spec state:notification 4
test('all notifications are marked as read', () =>
  pactForCall(
    calls.notificationsMarkAll,
    {
      description: 'a notificationsMarkAll command',
      caller: guest,
      states: [noor, one],
      input: { upToId: 31 },
      answer: { upToId: 31 },
      exact: ['upToId'],
    },
    async (side) => {
      const notifications = listening(side);
      notifications.onList(aNotificationList({ notifications: [aNotification()] }));
      expect(await notifications.markAll()).toMatchObject({ ok: true });
      expect(notifications.items).toMatchObject([{ id: 31, unread: false, unseen: false }]);
    },
  ));

test('a page of notifications is read', () =>
  pactForCall(calls.getNotifications, {
    description: 'a request for the notifications before one',
    caller: guest,
    states: [noor, one, aNotificationOfGuest({ id: 32, guestId: 7, type: 1, actorId: 9101 })],
    input: { before: 32, first: 20 },
    answer: { items: [aNotification()], total: 2 },
    exact: ['items.id', 'items.type', 'items.unread', 'items.unseen', 'items.actor', 'total'],
  }));

test('the first page of notifications is read', () =>
  pactForCall(
    calls.getNotifications,
    {
      description: 'a request for the newest notifications',
      caller: guest,
      states: [noor, one],
      input: { first: 20 },
      answer: { items: [aNotification()], total: 1 },
      exact: ['items.id', 'items.actor', 'total'],
    },
    async (side) => {
      const { list } = new NotificationHistory(side);
      await list.load();
      expect(list.items).toMatchObject([{ id: 31 }]);
    },
  ));

test('notifications with an expired token need a log-in', () =>
  pactForCall(calls.getNotifications, {
    description: 'a request for the notifications with an expired token',
    caller: expiredGuest,
    input: {},
    error: 'needLogin',
  }));

const marks: readonly (readonly [string, Command])[] = [
  ['seen', calls.notificationMarkSeen],
  ['read', calls.notificationMarkRead],
];

test.each(marks)('an unknown notification cannot be marked as %s', (_, command) =>
  pactForCall(command, {
    description: `a ${command.type} command for an unknown notification`,
    caller: guest,
    input: { notificationId: 99_999 },
    error: 'unknown',
    field: 'notificationId',
  }),
);

// @spec rule:realtime-commands-login
test.each([
  [calls.notificationsNavbarRequest.type, calls.notificationsNavbarRequest as Command, { newest: 5 }],
  [calls.notificationMarkSeen.type, calls.notificationMarkSeen as Command, { notificationId: 31 }],
  [calls.notificationMarkRead.type, calls.notificationMarkRead as Command, { notificationId: 31 }],
  [calls.notificationRemove.type, calls.notificationRemove as Command, { notificationId: 31 }],
  [calls.notificationsMarkAll.type, calls.notificationsMarkAll as Command, { upToId: 31 }],
])('%s needs a log-in', (_, command, input) => pactForAnonymousCommand(command, input));
