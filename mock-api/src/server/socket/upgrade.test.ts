import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loopback, type Loopback } from '../../testing/loopback.ts';

let backend: Loopback;
beforeEach(async () => {
  backend = await loopback();
});
afterEach(() => backend.close());

const upgradeOf = (target: string, headers = ''): string =>
  `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${headers}\r\n`;

/** A connection that never closes by itself. */
const rawConnection = async (text: string) => {
  const connection = connect({ port: Number(backend.host.split(':')[1]), host: '127.0.0.1', allowHalfOpen: true });
  connection.on('error', () => undefined);
  connection.write(text);
  const [answer] = (await once(connection, 'data')) as [Buffer];
  return { connection, status: answer.toString().slice(9, 12) };
};

const refused = [
  ['a target that is no address', upgradeOf('http://[/'), '400'],
  ['an unknown path', upgradeOf('/nothing'), '404'],
  ['a foreign origin', upgradeOf('/socket', 'Origin: https://elsewhere.example\r\n'), '403'],
] as const;

test.each(refused)(
  'an upgrade to %s is refused, and a reset of its connection ends nothing',
  async (_, text, expected) => {
    const { connection, status } = await rawConnection(text);
    expect(status).toBe(expected);
    connection.resetAndDestroy();
    await once(connection, 'close');
    expect((await backend.request('/rest/v1/alive')).status).toBe(200);
  },
);

test.each(refused)('an upgrade to %s leaves no open connection behind', async (_, text) => {
  const { connection } = await rawConnection(text);
  const count = () =>
    new Promise<number>((resolve) => backend.server.http.getConnections((_error, open) => resolve(open)));
  await expect.poll(count).toBe(0);
  connection.destroy();
});

test('the end of the server does not wait for a client that does not answer its close', async () => {
  const own = await loopback();
  const connection = connect({ port: Number(own.host.split(':')[1]), host: '127.0.0.1', allowHalfOpen: true });
  connection.on('error', () => undefined);
  connection.write(
    upgradeOf('/socket', 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'),
  );
  const [answer] = (await once(connection, 'data')) as [Buffer];
  expect(answer.toString().slice(9, 12)).toBe('101');
  // `ws` would wait for half a minute, as long as a test may take.
  await own.close();
  connection.destroy();
});
