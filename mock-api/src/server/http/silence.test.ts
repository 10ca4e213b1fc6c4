import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { endSilent } from './silence.ts';

const silenceMs = 20;

/** A server that answers when it is told, and a client that sends some bytes. */
const setUp = async (sent: string, now?: () => number) => {
  const http: Server = createServer({ keepAliveTimeout: 60_000 });
  const asked = Promise.withResolvers<ServerResponse>();
  http.on('request', (request, response) => {
    request.resume();
    asked.resolve(response);
  });
  endSilent(http, { silenceMs, workMs: 1000, ...(now === undefined ? {} : { now }) });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => void http.close());
  const client = connect((http.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void client.destroy());
  client.write(sent);
  return { http, client, asked: asked.promise };
};

const whole = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc';
const early = (): number => 0;
const late = (): number => performance.now() * 1e6;
const half = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\na';

test('a server that works for longer than the limit of silence still responds', async () => {
  const { http, client, asked } = await setUp(whole, early);
  const response: ServerResponse = await asked;
  for (let silences = 0; silences < 3; silences++) await once(http, 'timeout');
  response.end('done');
  const received: unknown[] = await once(client, 'data');
  expect(String(received[0])).toMatch(/^HTTP\/1\.1 200 OK/);
});

test.each([
  ['whose client stops in the middle of its request', half, early],
  ['whose response does not begin in time', whole, late],
] as const)('a connection is closed %s', async (_, sent, now) => {
  const { client, asked } = await setUp(sent, now);
  await asked;
  client.resume();
  await once(client, 'close');
  expect(client.destroyed).toBe(true);
});

test('a connection is closed whose client does not go on after the begin of a response', async () => {
  const { client, asked } = await setUp(whole, early);
  const response = await asked;
  response.write('the begin');
  client.resume();
  await once(client, 'close');
  expect(response.writableEnded).toBe(false);
});
