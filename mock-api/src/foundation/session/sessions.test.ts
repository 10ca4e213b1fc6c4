import { endGuestSession, getSessions, logOutEverywhere } from '@lounge/protocol/foundation/session';
import { expect, test } from 'vitest';
import { noteUse } from '../accounts/note-use.ts';
import { aWorld } from '../../testing/a-world.ts';
import { testClient } from '../../testing/test-client.ts';
import type { Delivery } from '../../world/bus.ts';
import { tokenHash } from '../../world/token-hash.ts';
import { guestHasSession, guestIsLoggedIn } from './states.ts';

const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

const setUp = async () => {
  const testWorld = aWorld();
  const { world } = testWorld;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'here' }, world);
  await guestHasSession.setUp({ guestId: 7, id: 71, userAgent }, world);
  await guestIsLoggedIn.setUp({ guestId: 8, token: 'of somebody else' }, world);
  const pushes: Delivery[] = [];
  world.bus.subscribe((each) => pushes.push(each));
  const caller = { guestId: 7, session: await tokenHash('here') };
  const ids = async () => (await testClient(world).answer(getSessions, {}, caller)).sessions.map(({ id }) => id);
  return { ...testWorld, ...testClient(world), pushes, caller, ids };
};

test('visitors have no sessions', async () => {
  const { outcome } = await setUp();
  expect(await outcome(getSessions, {})).toMatchObject({ code: 'needLogin' });
  expect(await outcome(logOutEverywhere, {})).toMatchObject({ code: 'needLogin' });
  expect(await outcome(endGuestSession, { id: 71 })).toMatchObject({ code: 'needLogin' });
});

test('lists the guest’s own sessions with their devices, and marks this one', async () => {
  const { answer, caller, world, pass } = await setUp();
  pass(600_001);
  await noteUse(caller.session, world);
  const { sessions } = await answer(getSessions, {}, caller);
  expect(sessions).toMatchObject([
    { isCurrent: true, browser: 'Firefox', usedAt: '2026-11-20T19:10:00.001Z', startedAt: '2026-11-20T19:00:00.000Z' },
    { id: 71, isCurrent: false, browser: 'Chrome', system: 'Windows', usedAt: '2026-11-20T19:00:00.000Z' },
  ]);
});

test('a use within ten minutes is not written', async () => {
  const { world, caller, pass, run } = await setUp();
  pass(600_000);
  await noteUse(caller.session, world);
  expect(await run('select distinct "usedAt" from session')).toEqual([{ usedAt: '2026-11-20T19:00:00.000Z' }]);
});

test('expired sessions are not listed', async () => {
  const { run, ids } = await setUp();
  await run(`update session set "expiresAt" = '2026-11-20T19:00:00.000Z' where id = 71`);
  expect(await ids()).not.toContain(71);
});

test('ends one session, in its tabs', async () => {
  const { answer, caller, pushes, ids } = await setUp();
  expect(await answer(endGuestSession, { id: 71 }, caller)).toEqual({ success: true });
  expect(pushes).toEqual([{ to: { session: await tokenHash('session 71') }, message: { type: 'sessionExpired' } }]);
  expect(await ids()).toHaveLength(1);
});

test('a session of another guest is unknown', async () => {
  const { outcome, caller, run } = await setUp();
  const [theirs] = await run<{ id: number }>('select id from session where "guestId" = 8');
  expect(await outcome(endGuestSession, { id: theirs?.id ?? 0 }, caller)).toMatchObject({
    code: 'unknown',
    field: 'id',
  });
  expect(await run('select id from session where "guestId" = 8')).toEqual([theirs]);
});

test('logging out everywhere ends all sessions of the guest only', async () => {
  const { answer, caller, pushes, run } = await setUp();
  expect(await answer(logOutEverywhere, {}, caller)).toEqual({ success: true });
  expect(pushes).toHaveLength(2);
  expect(await run('select "guestId" from session where "guestId" is not null')).toEqual([{ guestId: 8 }]);
});
