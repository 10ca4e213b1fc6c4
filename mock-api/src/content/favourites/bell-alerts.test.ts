import { notificationTypes } from '@lounge/protocol/content/notifications';
import { expect, test } from 'vitest';
import { setUpState } from '../../states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { pushesTo } from '../../testing/pushes-to.ts';
import { guestHasAddress } from '../../foundation/guest/states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { setPresence } from '../actors/set-presence.ts';
import { aPerformer } from '../actors/states.ts';
import { guestHasPinned } from './states.ts';

const [guestId, actorId] = [7, 9101];
const hour = 3_600_000;

/** At 20:00 in Berlin; the performer is offline. */
const setUp = async (emailNotification = false) => {
  const test = aWorld();
  const { world, run } = test;
  await setUpState(aPerformer({ id: actorId, name: 'Noor Vega', isOnline: false }), world);
  await setUpState(guestIsLoggedIn({ guestId, token: 'robin' }), world);
  await setUpState(guestHasAddress({ guestId, email: 'robin@example.com', isVerified: true, mails: 0 }), world);
  await setUpState(guestHasPinned({ guestId, kind: 'actor', id: actorId, emailNotification }), world);
  const comes = () => setPresence(world, actorId, true);
  const goes = () => setPresence(world, actorId, false);
  const bell = () =>
    run<{ id: number }>(`select id, type, "guestId", "actorId", "isUnseen" from notification order by id`);
  const mails = async () => (await run(`select id from mail where kind = 'performer-online'`)).length;
  return { ...test, comes, goes, bell, mails };
};

const news = { type: notificationTypes.performerOnline, guestId, actorId, isUnseen: 1 };

test('everybody who pinned a performer is told by the bell, at night and without an alert too', async () => {
  const { comes, bell, mails, pass, world } = await setUp();
  await setUpState(guestHasPinned({ guestId: 8, kind: 'actor', id: actorId }), world);
  await setUpState(guestHasPinned({ guestId: 9, kind: 'album', id: actorId }), world);
  pass(4 * hour);
  const pushed = pushesTo(guestId, world);
  await comes();
  expect((await bell()).toSorted((one, other) => one.id - other.id)).toMatchObject([
    expect.objectContaining({ ...news, guestId: expect.any(Number) }),
    expect.objectContaining({ ...news, guestId: expect.any(Number) }),
  ]);
  expect(pushed.filter(({ type }) => type === 'notificationsList')).toMatchObject([
    { notifications: [{ type: notificationTypes.performerOnline, actor: { id: actorId, name: 'Noor Vega' } }] },
  ]);
  expect(await mails()).toBe(0);
});

test('the bell rings once in six hours for a performer, and keeps the latest time only', async () => {
  const { comes, goes, bell, pass, world } = await setUp();
  await comes();
  const [first] = await bell();
  await goes();
  pass(6 * hour - 1);
  await comes();
  await goes();
  expect(await bell()).toEqual([first]);
  pass(1);
  const pushed = pushesTo(guestId, world);
  await comes();
  expect(await bell()).toMatchObject([news]);
  expect(pushed.filter(({ type }) => type === 'notificationsList')).toMatchObject([{ removedIds: [first?.id] }]);
});

test('a bell that rang at night keeps no mail back in the morning', async () => {
  const { comes, goes, mails, pass } = await setUp(true);
  pass(11 * hour);
  await comes();
  await goes();
  expect(await mails()).toBe(0);
  pass(2.5 * hour);
  await comes();
  expect(await mails()).toBe(1);
});

test.each([
  ['unpinned her meanwhile', (run: (sql: string) => Promise<unknown>) => run('delete from pin')],
  [
    'is locked',
    (run: (sql: string) => Promise<unknown>) => run(`update guest set "isLocked" = 1 where id = ${guestId}`),
  ],
])('the bell of a guest who %s is silent', async (_, change) => {
  const { comes, bell, run } = await setUp();
  await change(run);
  await comes();
  expect(await bell()).toEqual([]);
});
