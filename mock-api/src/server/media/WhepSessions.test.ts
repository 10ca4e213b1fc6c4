import { beforeEach, expect, test, vi } from 'vitest';
import { aPerformer } from '../../content/actors/states.ts';
import { guestIsInChat } from '../../content/live-chat/states.ts';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { guestOwnsCoins } from '../../foundation/wallet/states.ts';
import { aWorld, type AWorld } from '../../testing/a-world.ts';
import { localChannels } from '../../testing/local-channels.ts';
import { tokenHash } from '../../world/token-hash.ts';
import type { WebRtcThread } from '../webrtc/WebRtcThread.ts';
import type { ProtectedLive } from './protected-clips.ts';
import { whepLimits, WhepSessions } from './WhepSessions.ts';

let world: AWorld;
/** The callbacks of timers that run. */
let timers: Set<() => void>;
const answer = vi.fn<WebRtcThread['answer']>();
const limit = vi.fn<(id: string, untilMs: number) => void>();
const end = vi.fn<(id: string) => void>();
let sessions: WhepSessions;

beforeEach(async () => {
  world = aWorld();
  await aPerformer.setUp({ id: 9101, name: 'Noor Vega', isOnline: true }, world.world);
  timers = new Set();
  answer.mockReset().mockResolvedValue('v=0');
  end.mockReset();
  limit.mockReset();
  sessions = new WhepSessions({ answer, limit, end }, (_, callback) => {
    timers.add(callback);
    return () => timers.delete(callback);
  });
});

const streamOf = (address: string, chatKey: string | null = null): ProtectedLive => ({
  kind: 'live',
  brand: 'velvet',
  clip: 'leaves',
  actorId: 9101,
  chatKey,
  address,
  grant: { world: 'test', viewer: 7, until: world.world.clock.now() + 60_000 },
});
const open = (address = 'a') =>
  sessions.open(
    streamOf(address),
    {
      offer: 'v=0',
      files: { picture: '/clips/a.ivf', sound: '/clips/a.ogg' },
    },
    world.world,
  );
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

test('streams of TV leave places for chats', async () => {
  const openTv = (address: string) =>
    sessions.open(
      { ...streamOf(address), actorId: null },
      { offer: 'v=0', files: { picture: '/clips/a.ivf', sound: '/clips/a.ogg' } },
      world.world,
    );
  await open('chat');
  for (let at = 0; at < whepLimits.tv; at += 1) await openTv(`viewer ${at}`);
  await expect(openTv('one more')).rejects.toMatchObject({ code: 'unavailable' });
  await open('another chat');
  expect(end).not.toHaveBeenCalled();
  // The viewer's own oldest one makes room.
  await openTv('viewer 0');
  expect([end.mock.calls.length, sessions.size]).toEqual([1, whepLimits.tv + 2]);
});

test('an offer that cannot be answered leaves no connection', async () => {
  answer.mockResolvedValue(null);
  await expect(open()).rejects.toMatchObject({ code: 'malformed', field: 'sdp' });
  expect(sessions.size).toBe(0);
  answer.mockRejectedValue(new Error('The thread ended.'));
  await expect(open()).rejects.toThrow('The thread ended.');
  expect(sessions.size).toBe(0);
});

test('a connection ends when its performer goes', async () => {
  const { id } = await open();
  look();
  await vi.waitFor(() => expect(timers.size).toBe(1));
  expect(end).not.toHaveBeenCalled();
  await world.run('update actor set "isOnline" = 0 where id = 9101');
  look();
  await vi.waitFor(() => expect(end).toHaveBeenCalledWith(id));
  expect(timers.size).toBe(0);
});

test('a connection ends with the session of its viewer', async () => {
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'seven' }, world.world);
  const files = { picture: '/clips/a.ivf', sound: '/clips/a.ogg' };
  const session = await tokenHash('seven');
  const { id } = await sessions.open(streamOf('a'), { offer: 'v=0', files, session }, world.world);
  look();
  await vi.waitFor(() => expect(timers.size).toBe(1));
  expect(end).not.toHaveBeenCalled();
  await world.run('delete from session where "guestId" = 7');
  look();
  await vi.waitFor(() => expect(end).toHaveBeenCalledWith(id));
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

test('a chat that is paid by the minute is sent for thirty seconds, and on with what its page reports', async () => {
  const { world: parts } = world;
  await guestIsLoggedIn.setUp({ guestId: 7, token: 'seven' }, parts);
  await guestOwnsCoins.setUp({ guestId: 7, amount: 100_000 }, parts);
  await guestIsInChat.setUp({ guestId: 7, actorId: 9101, chatId: 'c-1', price: 3600, seconds: 0 }, parts);
  const began = parts.clock.now();
  const { id } = await sessions.open(
    streamOf('a', 'c-1'),
    {
      offer: 'v=0',
      files: { picture: '/clips/a.ivf', sound: '/clips/a.ogg' },
    },
    parts,
  );
  const [, offer, onSent] = answer.mock.lastCall ?? [];
  expect(offer?.untilMs).toBe(began + 30_000);
  const lookAgain = async () => {
    look();
    await vi.waitFor(() => expect(timers.size).toBe(1));
  };
  // What the viewer confirms moves on what is left.
  world.pass(10_000);
  onSent?.([{ from: began, to: began + 10_000 }]);
  await lookAgain();
  expect(limit).not.toHaveBeenCalled();
  world.pass(25_000);
  onSent?.([{ from: began + 10_000, to: began + 30_000 }]);
  await lookAgain();
  // A picture that stands goes on from now, not from where it stopped.
  await world.run(`update chat set "countedMs" = 10000 where key = 'c-1'`);
  await lookAgain();
  expect(limit.mock.calls).toEqual([
    [id, began + 35_000],
    [id, began + 46_000],
  ]);
  expect(parts.delivered.msOf('c-1')).toBe(30_000);
});

/** The connections of a viewer in two processes of one world. */
const twoProcesses = () => {
  const { channels } = localChannels(2);
  const processes = channels.map((channel) => {
    const shared = { ...world.world, channel };
    const own = new WhepSessions({ answer, limit, end }, () => () => undefined);
    own.listenTo(shared);
    const files = { picture: '/clips/a.ivf', sound: '/clips/a.ogg' };
    const openHere = async () => {
      world.pass(10);
      return own.open(streamOf('a'), { offer: 'v=0', files }, shared);
    };
    return { own, shared, open: openHere };
  });
  const [one, other] = processes;
  if (one === undefined || other === undefined) throw new Error('There are two processes.');
  return { one, other };
};

test('a third connection of a viewer ends the oldest, whichever process has it', async () => {
  const { one, other } = twoProcesses();
  const first = await one.open();
  const second = await other.open();
  expect(end.mock.calls).toEqual([]);
  const third = await other.open();
  expect(end.mock.calls).toEqual([[first.id]]);
  await one.open();
  expect(end.mock.calls).toEqual([[first.id], [second.id]]);
  expect(other.own.has('a', third.id)).toBe(true);
});

test('a connection that has ended elsewhere is not counted any more', async () => {
  const { one, other } = twoProcesses();
  const first = await one.open();
  for (let times = 0; times < 3; times += 1) other.own.end((await other.open()).id);
  expect(one.own.has('a', first.id)).toBe(true);
});

test('a viewer ends a connection at any process', async () => {
  const { one, other } = twoProcesses();
  const { id } = await one.open();
  await other.own.endAnywhere(other.shared, 'another viewer', id);
  expect(one.own.has('a', id)).toBe(true);
  await other.own.endAnywhere(other.shared, 'a', id);
  expect([one.own.has('a', id), end.mock.calls]).toEqual([false, [[id]]]);
});
