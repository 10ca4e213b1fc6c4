import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  favouriteActorEmailNotificationSet,
  favouritePinActor,
  getFavoriteActors,
} from '@lounge/protocol/content/favourites';
import {
  getNotifications,
  notificationMarkRead,
  notificationRemove,
  notificationsMarkAll,
} from '@lounge/protocol/content/notifications';
import { afterAll, expect, test } from 'vitest';
import { createWorld } from '../../create-world.ts';
import { fileWorld } from '../../server/worlds/sqlite.ts';
import { setUpState } from '../../states.ts';
import { seeded } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { testSocket } from '../../testing/test-socket.ts';
import { seededRandom } from '../../world/seeded-random.ts';
import { aPerformer } from '../actors/states.ts';
import { aNotificationOfGuest } from './states.ts';

const directory = mkdtempSync(join(tmpdir(), 'lounge-bell-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const now = Date.parse('2026-11-20T19:00:00.000Z');
const start = () =>
  createWorld('main', fileWorld(join(directory, 'world.db'), seeded()), { now: () => now }, seededRandom(1));

test('pins, alerts and what was read or removed are there on another device after a restart of the server', async () => {
  const guest = { guestId: 7 };
  const first = start();
  await setUpState(aPerformer({ id: 9101, name: 'Noor Vega' }), first);
  for (const id of [31, 32, 33])
    await setUpState(aNotificationOfGuest({ ...guest, id, type: 1, actorId: 9101 }), first);
  const { sendCommand } = testSocket(guest, first);
  await sendCommand(favouritePinActor, { actorId: 9101 });
  await sendCommand(favouriteActorEmailNotificationSet, { actorId: 9101, enabled: true });
  await sendCommand(notificationMarkRead, { notificationId: 33 });
  await sendCommand(notificationRemove, { notificationId: 32 });
  first.database.close();
  const second = start();
  const { answer } = testClient(second);
  expect((await answer(getFavoriteActors, {}, guest)).actors).toMatchObject([{ id: 9101, emailNotification: true }]);
  expect((await answer(getNotifications, {}, guest)).items).toMatchObject([
    { id: 33, unread: false, unseen: false },
    { id: 31, unread: true, unseen: true },
  ]);
  await testSocket(guest, second).sendCommand(notificationsMarkAll, { upToId: 33 });
  second.database.close();
  const third = start();
  expect((await testClient(third).answer(getNotifications, {}, guest)).items).toMatchObject([
    { id: 33, unread: false },
    { id: 31, unread: false, unseen: false },
  ]);
  third.database.close();
});
