import { logBrowserOnline } from '@lounge/protocol/foundation/telemetry';
import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { createEventLog } from './event-log.ts';
import { fakeTransport, fakeClock } from './fakes/index.ts';

const setUp = () => {
  const network = { isThere: true, status: 200 };
  const clock = fakeClock(Date.parse('2026-11-20T19:00:00.000Z'));
  const transport = fakeTransport(() => {
    if (!network.isThere) throw new Error('no network');
    return { status: network.status, body: { success: true } };
  });
  const identity = () => ({ token: 'secret', guestId: null, language: 'de' });
  const options = {
    transport,
    clock,
    identity,
    version: 'abc',
    strict: true,
    report: () => undefined,
    newKey: () => 'k',
  };
  const log = createEventLog(createClient(options), clock);
  const arrived = () => transport.sent.splice(0).map(({ body }) => body);
  return { log, clock, network, arrived };
};

// @spec rest:logging.browser-online
test('an event is sent with its time and no difference', async () => {
  const { log, arrived } = setUp();
  await log.log(logBrowserOnline, { status: 'online' });
  expect(arrived()).toEqual([{ status: 'online', timeDifference: 0, time: '2026-11-20T19:00:00.000Z' }]);
});

// @spec state:offline-log-queue
test('events raised offline wait and are replayed in order with when they happened and how long ago', async () => {
  const { log, clock, network, arrived } = setUp();
  network.isThere = false;
  await log.log(logBrowserOnline, { status: 'offline' });
  clock.advance(2_000);
  await log.log(logBrowserOnline, { status: 'online' });
  clock.advance(3_000);
  network.isThere = true;
  arrived();
  await log.replay();
  expect(arrived()).toEqual([
    { status: 'offline', timeDifference: 5_000, time: '2026-11-20T19:00:00.000Z' },
    { status: 'online', timeDifference: 3_000, time: '2026-11-20T19:00:02.000Z' },
  ]);
  await log.replay();
  expect(arrived()).toEqual([]);
});

test('a replay without a network keeps the queue', async () => {
  const { log, network, arrived } = setUp();
  network.isThere = false;
  await log.log(logBrowserOnline, { status: 'offline' });
  await log.replay();
  network.isThere = true;
  arrived();
  await log.replay();
  expect(arrived()).toHaveLength(1);
});

test('an event that the server rejects is not queued', async () => {
  const { log, network, arrived } = setUp();
  network.status = 500;
  await log.log(logBrowserOnline, { status: 'offline' });
  arrived();
  await log.replay();
  expect(arrived()).toEqual([]);
});

test('at most a hundred events wait', async () => {
  const { log, network, arrived } = setUp();
  network.isThere = false;
  for (let at = 0; at < 120; at += 1) await log.log(logBrowserOnline, { status: 'offline' });
  network.isThere = true;
  arrived();
  await log.replay();
  expect(arrived()).toHaveLength(100);
});
