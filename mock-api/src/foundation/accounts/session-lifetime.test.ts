import { once } from 'node:events';
import { track, logBrowserOnline } from '@lounge/protocol/foundation/telemetry';
import { sessionEnded } from '@lounge/protocol/foundation/realtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anAccount, from, robin, setUpAccounts } from '../../testing/accounts.ts';
import { loopback, type Loopback } from '../../testing/loopback.ts';
import { openSocket } from '../../testing/open-socket.ts';
import { guestIsLoggedIn } from '../session/states.ts';
import { noteUse } from './note-use.ts';
import { hashOfToken } from '../../server/accounts/tokens.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A guest who has just logged in. */
const setUp = async () => {
  const test = setUpAccounts();
  await anAccount(test, { isVerified: true });
  const login = await test.accounts.logIn(robin, from, test.world);
  if (!login.ok) throw new Error('no session');
  const token = test.tokens.ofCookie(login.cookie);
  const isLoggedIn = async () => (await test.tokens.read(token, test.world)) !== null;
  return { ...test, ...login, token, session: hashOfToken(token), isLoggedIn };
};

test('a session that is not used ends after two days', async () => {
  const { pass, isLoggedIn, tokens, world, cookie } = await setUp();
  pass(2 * day - 1);
  expect(await isLoggedIn()).toBe(true);
  pass(1);
  expect(await isLoggedIn()).toBe(false);
  expect(await tokens.readCookie(cookie, world)).toBeNull();
});

test('a session that is used every evening ends on its fourteenth day', async () => {
  const { pass, isLoggedIn, world, session } = await setUp();
  for (let evening = 1; evening < 14; evening += 1) {
    pass(day);
    await noteUse(session, world);
    expect(await isLoggedIn()).toBe(true);
  }
  pass(day - 1);
  expect(await isLoggedIn()).toBe(true);
  pass(1);
  expect(await isLoggedIn()).toBe(false);
});

test('a session that was not used for too long is not listed, and its row is deleted by the next log-in', async () => {
  const { pass, accounts, world, run, guestId } = await setUp();
  pass(2 * day);
  await accounts.logIn(robin, from, world);
  expect(await run('select count(*) as n from session where "guestId" = ?', guestId)).toEqual([{ n: 1 }]);
});

test('a use that cannot be written, on a full disk, fails nothing', async () => {
  const { pass, world, session } = await setUp();
  pass(hour);
  const full = Object.assign(new Error('disk is full'), { code: 'SQLITE_FULL' });
  const database = { ...world.database, reader: world.database.reader, change: () => Promise.reject(full) };
  await expect(noteUse(session, { ...world, database })).resolves.toBeUndefined();
  const broken = { ...database, change: () => Promise.reject(new Error('broken')) };
  await expect(noteUse(session, { ...world, database: broken })).rejects.toThrow('broken');
});

test('every session has 256 random bits, each as often one as zero', async () => {
  const { accounts, world } = await setUp();
  const cookies = await Promise.all(
    Array.from({ length: 128 }, (_, at) =>
      accounts.signUp({ ...robin, email: `${at}@example.com` }, { ...from, address: `192.0.2.${at}` }, world),
    ),
  );
  const bytes = cookies.map((each) => Buffer.from(each.ok ? each.cookie : '', 'base64url'));
  expect(new Set(bytes.map(({ length }) => length))).toEqual(new Set([32]));
  const ones = Array.from(
    { length: 256 },
    (_, bit) => bytes.filter((each) => ((each[bit >> 3] ?? 0) >> (bit & 7)) & 1).length,
  );
  // Of 128 fair coins one of 256 rows is outside of these bounds once in a million runs.
  expect(Math.min(...ones)).toBeGreaterThan(24);
  expect(Math.max(...ones)).toBeLessThan(104);
});

let backend: Loopback;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  backend = await loopback();
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'seven' }, backend.world);
});
afterEach(async () => {
  await backend.close();
  vi.useRealTimers();
});

const headers = { authorization: 'Bearer seven' };
const usedAt = async () =>
  (await backend.run<{ usedAt: string }>('select "usedAt" from session where "guestId" = 7'))[0]?.usedAt;
const query = { query: '{ onlineModels { id } }' };

test.each([
  ['a read', () => backend.request('/rest/v1/alive', { headers }), false],
  ['a query', () => backend.request('/vxql', { headers, body: query }), false],
  ['a note that the browser is online', () => backend.request(logBrowserOnline.path, { headers, body: {} }), false],
  [
    'something that a guest does',
    () => backend.request(track.path, { headers, body: { eventContext: 'tile', eventAction: 'press' } }),
    true,
  ],
] as const)('%s counts as a use of the session: %#', async (_, act, isUse) => {
  backend.pass(hour);
  await act();
  expect(await usedAt()).toBe(isUse ? '2026-11-20T20:00:00.000Z' : '2026-11-20T19:00:00.000Z');
});

test('a command of an open page counts as a use, its pings do not', async () => {
  const { exchange, socket } = await openSocket(backend.host);
  const who = { accessToken: 'seven', guestId: 7 };
  await exchange({ type: 'sessionRequest', language: 'de', ...who });
  backend.pass(hour);
  await exchange({ type: 'ping', ...who });
  expect(await usedAt()).toBe('2026-11-20T19:00:00.000Z');
  await exchange({ type: 'favouritePinActor', actorId: 101, ...who });
  expect(await usedAt()).toBe('2026-11-20T20:00:00.000Z');
  socket.terminate();
});

test('a connection whose session was not used for two days is closed, though it pings', async () => {
  const { exchange, socket } = await openSocket(backend.host);
  await exchange({ type: 'sessionRequest', language: 'de', accessToken: 'seven', guestId: 7 });
  const closed = once(socket, 'close') as Promise<[number]>;
  backend.pass(2 * day);
  vi.advanceTimersByTime(10_000);
  expect((await closed)[0]).toBe(sessionEnded);
});
