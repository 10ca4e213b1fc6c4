import { beforeEach, expect, test, vi } from 'vitest';
import { aPerformer } from '../../content/actors/states.ts';
import { aWorld, type AWorld } from '../../testing/a-world.ts';
import type { ProtectedLive } from './protected-clips.ts';
import { whepLimits, WhepSessions } from './WhepSessions.ts';

let world: AWorld;
/** The callbacks of timers that run. */
let timers: Set<() => void>;
const answer = vi.fn<(id: string) => Promise<string | null>>();
const end = vi.fn<(id: string) => void>();
let sessions: WhepSessions;

beforeEach(async () => {
  world = aWorld();
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', isOnline: true }, world.world);
  timers = new Set();
  answer.mockReset().mockResolvedValue('v=0');
  end.mockReset();
  sessions = new WhepSessions({ answer, end }, (_, callback) => {
    timers.add(callback);
    return () => timers.delete(callback);
  });
});

const streamOf = (address: string): ProtectedLive => ({
  kind: 'live',
  brand: 'velvet',
  clip: 'leaves',
  actorId: 9101,
  chatKey: null,
  address,
  grant: { world: 'test', viewer: 7, until: world.world.clock.now() + 60_000 },
});
const open = (address = 'a') => sessions.open(world.world, streamOf(address), { offer: 'v=0', folder: '/clips' });
const look = () => {
  const due = [...timers];
  timers.clear();
  due.forEach((callback) => callback());
};

test('a connection is found by its address and ended once', async () => {
  const { id } = await open();
  expect([sessions.has('a', id), sessions.has('b', id)]).toEqual([true, false]);
  sessions.end(id);
  sessions.end(id);
  expect(end.mock.calls).toEqual([[id]]);
  expect(sessions.size).toBe(0);
});

test('a third connection of a viewer ends the oldest', async () => {
  const first = await open();
  const second = await open();
  await open();
  expect(end.mock.calls).toEqual([[first.id]]);
  expect(sessions.has('a', second.id)).toBe(true);
  expect(sessions.size).toBe(2);
});

test('connections are bounded in all', async () => {
  for (let at = 0; at < whepLimits.total; at += 1) await open(`viewer ${at}`);
  await expect(open('one more')).rejects.toMatchObject({ code: 'unavailable' });
  // The viewer's own oldest one makes room.
  await open('viewer 0');
  await expect(open('one more')).rejects.toMatchObject({ code: 'unavailable' });
});

test('an offer that cannot be answered leaves no connection', async () => {
  answer.mockResolvedValue(null);
  await expect(open()).rejects.toMatchObject({ code: 'malformed', field: 'sdp' });
  expect(sessions.size).toBe(0);
});

test('a connection ends when its performer goes', async () => {
  const { id } = await open();
  look();
  await vi.waitFor(() => expect(timers.size).toBe(1));
  expect(end).not.toHaveBeenCalled();
  await world.run('update actor set is_online = 0 where id = 9101');
  look();
  await vi.waitFor(() => expect(end).toHaveBeenCalledWith(id));
  expect(timers.size).toBe(0);
});

test('a connection ends with its address', async () => {
  const { id } = await open();
  world.pass(60_000);
  look();
  await vi.waitFor(() => expect(end).toHaveBeenCalledWith(id));
});

test('a connection whose world cannot be read ends', async () => {
  const { id } = await open();
  world.world.database.close();
  look();
  await vi.waitFor(() => expect(end).toHaveBeenCalledWith(id));
});

test('all connections end with the server', async () => {
  await open('a');
  await open('b');
  sessions.close();
  expect(end).toHaveBeenCalledTimes(2);
  expect(timers.size).toBe(0);
});
