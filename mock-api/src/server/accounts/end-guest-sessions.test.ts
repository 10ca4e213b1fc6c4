import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionEnded } from '@lounge/protocol/foundation/realtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guestHasSession, guestIsLoggedIn } from '../../foundation/session/states.ts';
import { seeded } from '../../testing/a-world.ts';
import { loopback, type Loopback } from '../../testing/loopback.ts';
import { openSocket } from '../../testing/open-socket.ts';
import { createWorld } from '../../create-world.ts';
import { seededRandom } from '../../world/seeded-random.ts';
import type { WorldParts } from '../../world/world.ts';
import { existingWorld, fileWorld, WorldFileError } from '../worlds/sqlite.ts';
import { worldStore } from '../worlds/worlds.ts';
import { endGuestSessions } from './end-guest-sessions.ts';

const clock = { now: () => Date.parse('2026-11-20T19:00:00.000Z') };
let folder = '';
let file = '';
let main: WorldParts;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sessions-'));
  file = join(folder, 'world.db');
  main = createWorld('main', fileWorld(file, seeded()), clock, seededRandom(1));
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'seven' }, main);
  await guestHasSession.setUp({ guestId: 7, id: 71, userAgent: 'another' }, main);
  await guestIsLoggedIn.setUp({ guestId: 8, token: 'eight' }, main);
  await main.database.change((tx) =>
    tx.query(
      `insert into account (email, "guestId", "passwordHash", "isVerified", "createdAt") values ('robin@example.com', 7, '', 1, '')`,
      [],
    ),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const guestsWithSession = async (world: WorldParts) =>
  (await world.database.reader.query(
    'select distinct "guestId" from session where "guestId" is not null',
    [],
  )) as unknown;

test.each(['7', 'robin@example.com', ' Robin@Example.com'])(
  'ends all sessions of the guest %s in the file of a server that does not run',
  async (who) => {
    main.database.close();
    expect(await endGuestSessions(existingWorld(file), who, clock)).toEqual([{ guestId: 7, count: 2 }]);
    const later = createWorld('main', fileWorld(file, seeded()), clock, seededRandom(1));
    expect(await guestsWithSession(later)).toEqual([{ guestId: 8 }]);
    later.database.close();
  },
);

test.each(['9', '7.0', '-7', '', 'nobody@example.com', `7' or 1=1`])('there is no guest %j', async (who) => {
  await expect(endGuestSessions(existingWorld(file), who, clock)).rejects.toThrow(WorldFileError);
  expect(await guestsWithSession(main)).toEqual([{ guestId: 7 }, { guestId: 8 }]);
  main.database.close();
});

test('a file without a world is named', () => {
  main.database.close();
  expect(() => existingWorld(join(folder, 'none.db'))).toThrow(/There is no world in/);
});

const isAccepted = async (backend: Loopback, token: string): Promise<boolean> =>
  (await backend.request('/rest/v1/alive', { headers: { authorization: `Bearer ${token}` } })).status === 200;

test('a running server accepts the tokens no longer, and closes their connections within ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const backend = await loopback({ worlds: worldStore({ main, make: null }) });
  const open = async (guestId: number, accessToken: string) => {
    const connection = await openSocket(backend.host);
    await connection.exchange({ type: 'sessionRequest', language: 'de', accessToken, guestId });
    return connection.socket;
  };
  const [theirs, other] = [await open(7, 'seven'), await open(8, 'eight')];
  const closed = once(theirs, 'close') as Promise<[number]>;
  expect(await isAccepted(backend, 'seven')).toBe(true);
  await endGuestSessions(existingWorld(file), '7', clock);
  expect(await isAccepted(backend, 'seven')).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect((await closed)[0]).toBe(sessionEnded);
  expect(await isAccepted(backend, 'eight')).toBe(true);
  expect(other.readyState).toBe(other.OPEN);
  await backend.close();
  vi.useRealTimers();
});
