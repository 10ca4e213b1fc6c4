import { freePreviewDecline, freePreviewInit } from '@lounge/protocol/content/live-chat';
import { expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import { aPerformer } from '../actors/states.ts';

const minute = 60_000;

const setUp = async ({ isVip = false, isOnline = true } = {}) => {
  const testWorld = aWorld();
  await guestIsLoggedIn.setUp({ guestId: 7, token: 't', isVip }, testWorld.world);
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', isOnline }, testWorld.world);
  await aPerformer.setUp({ id: 9102, name: 'Ada Sol', isOnline: true }, testWorld.world);
  const client = testClient(testWorld.world);
  const init = (who: { guestId?: number; visitor?: string } = { guestId: 7 }, actorId = 9101) =>
    client.answer(freePreviewInit, { actorId }, who);
  const decline = (who = { guestId: 7 }) => client.answer(freePreviewDecline, { actorId: 9101 }, who);
  return { ...testWorld, ...client, init, decline };
};

// @spec query:free-preview.init, constant:chat.livePreviewSeconds, constant:chat.livePreviewVipSeconds
test.each([
  [{ isVip: false }, { guestId: 7 }, 5],
  [{ isVip: true }, { guestId: 7 }, 20],
  [{ isVip: true }, { visitor: 'one' }, 5],
])('a preview for %j as %j lasts %d seconds', async (guest, who, seconds) => {
  const { init } = await setUp(guest);
  expect(await init(who)).toMatchObject({ seconds, secondsLeft: seconds, exitCode: null, source: { duration: 8 } });
});

test('a running preview continues, and the next one starts after an hour', async () => {
  const { init, pass } = await setUp();
  const first = await init();
  pass(2000);
  expect(await init()).toEqual({ ...first, secondsLeft: 3 });
  pass(3000);
  expect(await init()).toEqual({ seconds: 5, secondsLeft: 0, source: null, exitCode: 402 });
  pass(60 * minute - 5001);
  expect((await init()).exitCode).toBe(402);
  pass(1);
  expect((await init()).secondsLeft).toBe(5);
});

test('previews are counted for each performer, guest and anonymous visitor', async () => {
  const { init, pass } = await setUp();
  await init();
  await init({ visitor: 'one' });
  pass(minute);
  const codes = [
    init(),
    init({ guestId: 7 }, 9102),
    init({ guestId: 8 }),
    init({ visitor: 'one' }),
    init({ visitor: 'two' }),
  ];
  expect((await Promise.all(codes)).map(({ exitCode }) => exitCode)).toEqual([402, null, null, 402, null]);
});

// @spec entity:enum.chatExitCode.livePreview
test('an offline performer has no preview, and none is used up', async () => {
  const { init, run } = await setUp({ isOnline: false });
  expect(await init()).toEqual({ seconds: 5, secondsLeft: 0, source: null, exitCode: 403 });
  await run('update actor set "isOnline" = 1');
  expect((await init()).exitCode).toBeNull();
});

// @spec query:free-preview.decline
test('a declined preview ends, before its start or while it runs', async () => {
  const { init, decline, pass } = await setUp();
  expect(await decline()).toEqual({ isDeclined: true });
  expect((await init()).exitCode).toBe(402);
  pass(60 * minute);
  expect((await init()).exitCode).toBeNull();
  await decline();
  expect((await init()).exitCode).toBe(402);
});

test('rejects an unknown performer', async () => {
  const { outcome } = await setUp();
  for (const call of [freePreviewInit, freePreviewDecline])
    expect(await outcome(call, { actorId: 999_999 })).toMatchObject({ code: 'unknown', field: 'actorId' });
});
