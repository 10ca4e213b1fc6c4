import { logBrowserOnline } from '@lounge/protocol/foundation/telemetry';
import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { createEventLog } from './event-log.ts';
import { fakeTransport, fakeClock } from './fakes/index.ts';

const setUp = () => {
  const network = { isUp: true, status: 200 };
  const clock = fakeClock(Date.parse('2026-11-20T19:00:00.000Z'));
  const transport = fakeTransport(() => {
    if (!network.isUp) throw new Error('no network');
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
  const takeSentBodies = () => transport.sent.splice(0).map(({ body }) => body);
  return { log, clock, network, takeSentBodies };
};

// @spec rest:logging.browser-online
test('an event is sent immediately, with its time and a difference of zero', async () => {
  const { log, takeSentBodies } = setUp();
  await log.log(logBrowserOnline, { status: 'online' });
  expect(takeSentBodies()).toEqual([{ status: 'online', timeDifference: 0, time: '2026-11-20T19:00:00.000Z' }]);
});

// @spec state:offline-log-queue 1-2, 4
test('events raised offline are queued and replayed in order, with their times and delays', async () => {
  const { log, clock, network, takeSentBodies } = setUp();
  network.isUp = false;
  await log.log(logBrowserOnline, { status: 'offline' });
  clock.advance(2_000);
  await log.log(logBrowserOnline, { status: 'online' });
  clock.advance(3_000);
  network.isUp = true;
  takeSentBodies();
  await log.replay();
  expect(takeSentBodies()).toEqual([
    { status: 'offline', timeDifference: 5_000, time: '2026-11-20T19:00:00.000Z' },
    { status: 'online', timeDifference: 3_000, time: '2026-11-20T19:00:02.000Z' },
  ]);
  await log.replay();
  expect(takeSentBodies()).toEqual([]);
});

test('a replay without a network keeps the queue', async () => {
  const { log, network, takeSentBodies } = setUp();
  network.isUp = false;
  await log.log(logBrowserOnline, { status: 'offline' });
  await log.replay();
  network.isUp = true;
  takeSentBodies();
  await log.replay();
  expect(takeSentBodies()).toHaveLength(1);
});

test('an event that the server rejects is not queued', async () => {
  const { log, network, takeSentBodies } = setUp();
  network.status = 500;
  await log.log(logBrowserOnline, { status: 'offline' });
  takeSentBodies();
  await log.replay();
  expect(takeSentBodies()).toEqual([]);
});

test('at most a hundred events are queued', async () => {
  const { log, network, takeSentBodies } = setUp();
  network.isUp = false;
  for (let at = 0; at < 120; at += 1) await log.log(logBrowserOnline, { status: 'offline' });
  network.isUp = true;
  takeSentBodies();
  await log.replay();
  expect(takeSentBodies()).toHaveLength(100);
});

test('a replay that fails midway keeps the order, also of events that were logged meanwhile', async () => {
  const { log, clock, network, takeSentBodies } = setUp();
  network.isUp = false;
  await log.log(logBrowserOnline, { status: 'offline' });
  clock.advance(1_000);
  await log.log(logBrowserOnline, { status: 'online' });
  const replay = log.replay();
  clock.advance(1_000);
  await Promise.all([replay, log.log(logBrowserOnline, { status: 'offline' })]);
  network.isUp = true;
  takeSentBodies();
  await log.replay();
  expect(takeSentBodies()).toMatchObject([
    { time: '2026-11-20T19:00:00.000Z' },
    { time: '2026-11-20T19:00:01.000Z' },
    { time: '2026-11-20T19:00:02.000Z' },
  ]);
});
