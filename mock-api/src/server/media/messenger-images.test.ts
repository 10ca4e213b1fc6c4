import { once } from 'node:events';
import { connect } from 'node:net';
import { maxImageBytes, messageSend, messengerContent, storeMessageImage } from '@lounge/protocol/content/messenger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guestIsLoggedIn } from '../../foundation/session/states.ts';
import { aPerformer } from '../../content/actors/states.ts';
import { aChannelOfGuest, guestIsLocked } from '../../content/messenger/states.ts';
import { setUpState } from '../../states.ts';
import { testClient } from '../../testing/test-client.ts';
import { loopback, type Loopback } from '../../testing/loopback.ts';
import { testSocket } from '../../testing/test-socket.ts';

let backend: Loopback;
let url = '';
beforeAll(async () => {
  backend = await loopback({ requestsPerTenSeconds: 1_000_000 });
  url = `http://${backend.host}`;
  for (const [guestId, token] of [
    [7, 'robins'],
    [8, 'others'],
    [9, 'locked'],
  ] as const) {
    await setUpState(guestIsLoggedIn({ guestId, token }), backend.world);
  }
  await setUpState(guestIsLocked({ guestId: 9 }), backend.world);
});
afterAll(() => backend.close());

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 1, 2, 3, 255]);
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 9]);
const webp = new TextEncoder().encode('RIFF....WEBPVP8 ');
const gif = new TextEncoder().encode('GIF89a');

const store = async (bytes: Uint8Array<ArrayBuffer>, token: string | null = 'robins') => {
  const response = await fetch(`${url}/rest/v1/messenger/storeImage`, {
    method: 'POST',
    body: bytes,
    headers: {
      'content-type': 'application/octet-stream',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  return { status: response.status, body: (await response.json()) as { url: string; id: string; contentType: string } };
};

const read = (path: string, token: string | null) =>
  fetch(`${url}${path}${token === null ? '' : `?access_token=${token}`}`);

test.each([
  ['image/png', png],
  ['image/jpeg', jpeg],
  ['image/webp', webp],
])('a picture of type %s is stored, and only its guest reads it', async (type, bytes) => {
  const { status, body } = await store(bytes);
  expect([status, body.contentType]).toEqual([200, type]);
  expect(body.url).toMatch(/^\/messenger\/images\/[0-9a-f]{32}$/);
  const response = await read(body.url, 'robins');
  expect([
    response.status,
    response.headers.get('content-type'),
    response.headers.get('x-content-type-options'),
    response.headers.get('cache-control'),
  ]).toEqual([200, type, 'nosniff', 'private, no-store']);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  for (const token of ['others', 'nobodys', null]) expect((await read(body.url, token)).status).toBe(404);
});

test('a picture that is as large as allowed is kept', async () => {
  const bytes = new Uint8Array(10 * 1024 * 1024);
  bytes.set(png);
  expect(maxImageBytes).toBe(bytes.length);
  const { status, body } = await store(bytes);
  expect(status).toBe(200);
  const response = await read(body.url, 'robins');
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
});

test('an address may upload a number of bytes in an hour', async () => {
  const strict = await loopback({ uploadedBytesAnHour: 20 });
  await setUpState(guestIsLoggedIn({ guestId: 7, token: 'robins' }), strict.world);
  const upload = () =>
    strict.request('/rest/v1/messenger/storeImage', {
      headers: { authorization: 'Bearer robins', 'content-type': 'application/octet-stream' },
      body: `RIFF${'.'.repeat(4)}WEBP`,
    });
  expect([(await upload()).status, (await upload()).status]).toEqual([200, 429]);
  await strict.close();
});

test('an anonymous visitor’s picture is refused before it arrives', async () => {
  const [host, port] = backend.host.split(':');
  const connection = connect({ host, port: Number(port) });
  connection.write(
    `POST /rest/v1/messenger/storeImage HTTP/1.1\r\nHost: x\r\nContent-Type: application/octet-stream\r\nContent-Length: ${maxImageBytes}\r\n\r\n`,
  );
  const [answer] = (await once(connection, 'data')) as [Buffer];
  expect(answer.toString().slice(9, 12)).toBe('401');
  connection.destroy();
});

test.each([
  ['a GIF', gif, 'robins', 415, 'wrongType'],
  ['an empty body', new Uint8Array(), 'robins', 415, 'wrongType'],
  ['a picture of an anonymous visitor', png, null, 401, 'needLogin'],
  ['a picture of a locked guest', png, 'locked', 403, 'locked'],
  ['a picture with one byte too many', new Uint8Array(maxImageBytes + 1), 'robins', 413, 'tooLarge'],
] as const)('rejects %s', async (_, bytes, token, status, code) => {
  const answered = await store(bytes, token);
  expect(answered).toMatchObject({ status, body: { error: { code } } });
});

test('rejects 50 MB without a Content-Length', async () => {
  const part = new Uint8Array(1_000_000);
  let left = 50;
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      left -= 1;
      if (left < 0) controller.close();
      else controller.enqueue(part);
    },
  });
  const init = { method: 'POST', body: stream, duplex: 'half', headers: { authorization: 'Bearer robins' } };
  const response = await fetch(`${url}/rest/v1/messenger/storeImage`, init as RequestInit);
  expect(response.status).toBe(413);
});

test('sends a picture by its id, but not another guest’s', async () => {
  const { world } = backend;
  await setUpState(aPerformer({ id: 9101, name: 'Noor Vega' }), world);
  await setUpState(aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101 }), world);
  const [own, other] = [await store(png), await store(png, 'others')];
  const send = (key: string, imageId: string) =>
    testSocket({ guestId: 7 }, world).sendCommand(
      messageSend,
      {
        channelId: 501,
        messageType: 'image',
        senderType: 'guest',
        isVideochat: false,
        isFreechat: false,
        data: { text: null, imageId },
        includedGifts: [],
        chatId: null,
      },
      key,
    );
  expect(await send('k-1', other.body.id)).toMatchObject({ code: 'unknown', field: 'data.imageId' });
  expect(await send('k-2', own.body.id)).toMatchObject({ ok: true });
  const input = { filter: { channelId: 501, kind: 'media' } };
  const { items } = await testClient(world).answer(messengerContent, input, { guestId: 7 });
  expect(items).toMatchObject([{ messageType: 'image', text: null, media: own.body }]);
});

test('an upload that the client gives up is no error of the server', async () => {
  backend.records.splice(0);
  const [host, port] = backend.host.split(':');
  const connection = connect({ host, port: Number(port) });
  connection.write(
    `POST /rest/v1/messenger/storeImage HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer robins\r\nContent-Type: application/octet-stream\r\nContent-Length: 1000\r\n\r\nhalf`,
  );
  await once(connection, 'connect');
  const received = once(backend.server.http, 'request');
  await received;
  connection.destroy();
  await expect.poll(() => backend.records.length).toBe(1);
  expect(backend.records).toMatchObject([{ call: storeMessageImage.id, status: 499 }]);
  expect(backend.records[0]).not.toHaveProperty('cause');
});
