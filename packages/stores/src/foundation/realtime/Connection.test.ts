import { createEventLog, pongMissing, protocolError } from '@lounge/transport';
import { testStores } from '@lounge/testing/stores';
import { expect, test } from 'vitest';
import { Connection } from './Connection.ts';

const setUp = () => {
  const stores = testStores();
  const log = createEventLog(stores.client, stores.clock);
  const connection = new Connection(log);
  connection.listen(stores.pushSource);
  const storedEvents = async () => {
    const rows = await stores.run(`select action, data from event where context = 'websocketConnectionError'`);
    return (rows as { action: string; data: string }[]).map(({ data }) => JSON.parse(data) as unknown);
  };
  return { ...stores, log, connection, storedEvents };
};

const missingPong = { connectionAttempt: 2, error: 'pong missing', errorCode: 4000, errorReason: 'pong missing' };

test('has the state of the connection until the scope ends', () => {
  const { connection, socket, scope } = setUp();
  expect(connection.state).toBe('idle');
  socket.setState('connecting');
  socket.setState('ready');
  expect(connection.state).toBe('ready');
  scope.end();
  socket.setState('waiting');
  expect(connection.state).toBe('ready');
});

// @spec rest:logging.websocket-connection-error, error:socket-4000
// @spec state:realtime-connection 3, 13, feature:shell.realtime 4, entity:enum.socketCode
test.each([
  [pongMissing, 'pong missing', 4000],
  [protocolError, 'protocol error', 1002],
])('a close with %i is logged with its attempt, code and reason', async (errorCode, error, code) => {
  const { connection, storedEvents } = setUp();
  const failure = { connectionAttempt: 2, error, errorCode, errorReason: error };
  await connection.logError(failure);
  expect(errorCode).toBe(code);
  expect(await storedEvents()).toEqual([
    { ...failure, websocketType: 'guest', timeDifference: 0, time: '2026-11-20T19:00:00.000Z' },
  ]);
});

// @spec state:offline-log-queue 1-2
test('without a network, log events are queued', async () => {
  const { connection, log, storedEvents, failRequests, clock } = setUp();
  failRequests(/logging/);
  await connection.logError(missingPong);
  expect(await storedEvents()).toEqual([]);
  clock.advance(4_000);
  failRequests(null);
  await log.replay();
  expect(await storedEvents()).toMatchObject([
    { errorCode: 4000, timeDifference: 4_000, time: '2026-11-20T19:00:00.000Z' },
  ]);
});
