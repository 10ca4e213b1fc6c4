import { notificationsList, notificationsMarkedAll } from '@lounge/protocol/content/notifications';
import { aNotification, aNotificationList } from '@lounge/testing/content/notifications';
import { aNotificationOfGuest, aPerformer, guestIsNotified, setUpState, testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { NotificationHistory, notificationsPerPage } from './NotificationHistory.ts';
import { Notifications } from './Notifications.ts';

const setUp = async (count: number) => {
  const stores = testStores({ guestId: 7 });
  await setUpState(aPerformer({ id: 9101, name: 'Noor Vega' }), stores.world);
  for (let id = 1; id <= count; id += 1)
    await setUpState(aNotificationOfGuest({ id, guestId: 7, type: 1, actorId: 9101 }), stores.world);
  const history = new NotificationHistory(stores.context);
  history.listen(stores.socket);
  const bell = new Notifications(stores.context, stores.socket);
  bell.listen();
  const ids = () => history.list.items.map(({ id }) => id);
  return { ...stores, history, bell, ids };
};

const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at);

test('older notifications follow page by page, with none twice and none left out', async () => {
  const { history, bell, ids, world } = await setUp(45);
  await history.list.load();
  expect(ids()).toEqual(down(45, 46 - notificationsPerPage));
  // One that arrives and one that is removed meanwhile shift the pages.
  await setUpState(guestIsNotified({ guestId: 7, type: 1, actorId: 9101 }), world);
  await bell.remove(44);
  await history.list.loadMore();
  await history.list.loadMore();
  expect(ids()).toEqual([46, 45, ...down(43, 1)]);
  expect(history.list.hasMore).toBe(false);
});

test('pushes change what is shown, and what the bell reads adds nothing older', async () => {
  const { history, bell, ids, socket } = await setUp(3);
  await history.list.load();
  await bell.request();
  const hidden = aNotification({ id: 5, type: 6 });
  socket.receive(notificationsList, {
    notifications: [hidden, aNotification({ id: 4 }), aNotification({ id: 3, unseen: false })],
    removedIds: [2],
    markedAsReadIds: [1],
  });
  expect(ids()).toEqual([4, 3, 1]);
  expect(history.list.items.map(({ unseen }) => unseen)).toEqual([true, false, false]);
  socket.receive(notificationsMarkedAll, { upToId: 3 });
  expect(history.list.items.map(({ unread }) => unread)).toEqual([true, false, false]);
});

test('what is pushed before the page is read waits for it', async () => {
  const { history, ids, socket } = await setUp(1);
  socket.receive(notificationsList, aNotificationList({ notifications: [aNotification({ id: 9 })] }));
  expect(ids()).toEqual([]);
  await history.list.load();
  expect(ids()).toEqual([1]);
});
