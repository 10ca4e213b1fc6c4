import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { encryptFor } from './encrypt.ts';
import { guardedLookup, isPublicAddress, pushSender } from './push-sender.ts';
import { vapidKeysOf } from './vapid-keys.ts';

const secret = 'a secret of the server that nobody can guess, 1234';
const endings: (() => unknown)[] = [];
afterEach(() => endings.splice(0).forEach((end) => end()));

/** A browser, which decrypts by RFC 8291. */
const aBrowser = () => {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  const decrypt = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const serverKey = body.subarray(21, 21 + body.readUInt8(20));
    const encrypted = body.subarray(21 + body.readUInt8(20));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, serverKey]);
    const input = Buffer.from(hkdfSync('sha256', pair.computeSecret(serverKey), auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(encrypted.subarray(-16));
    const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  };
  const target = {
    endpoint: 'https://push.example.com/a-browser',
    p256dh: own.toString('base64url'),
    auth: auth.toString('base64url'),
  };
  return { target, decrypt };
};

/** A push service on this machine, and a sender that takes it for the one of its setting. */
const aPushService = async (listener: RequestListener, timeoutMs = 5000) => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endings.push(() => (server.closeAllConnections(), server.close()));
  const { port } = server.address() as AddressInfo;
  const sender = pushSender({
    secret,
    hosts: ['push.example.com'],
    timeoutMs,
    request: (url, { agent: _agent, ...options }, onAnswer) =>
      httpRequest(`http://127.0.0.1:${port}${new URL(url).pathname}`, options, onAnswer),
  });
  return sender;
};

const message = { text: '{"kind":"news"}', ttl: 900, topic: 'news' };

const bodyOf = async (incoming: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

test('a browser decrypts what it gets, and its push service recognizes the server', async () => {
  const browser = aBrowser();
  const got: { body: Buffer; headers: IncomingMessage['headers'] }[] = [];
  const { send, key } = await aPushService((incoming, response) => {
    void bodyOf(incoming).then((body) => {
      got.push({ body, headers: incoming.headers });
      response.writeHead(201).end();
    });
  });
  expect(await send(browser.target, message)).toEqual({ outcome: 'taken' });
  const [only] = got;
  expect(browser.decrypt(only?.body ?? Buffer.alloc(0))).toBe(message.text);
  expect(only?.headers).toMatchObject({ ttl: '900', topic: 'news', 'content-encoding': 'aes128gcm' });
  const [, token = '', named] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(only?.headers.authorization ?? '') ?? [];
  expect(named).toBe(key);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) => each.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: 'https://push.example.com' });
});

test('the example of RFC 8291 is encrypted as it says', () => {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const ephemeral = {
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  };
  const body = encryptFor(keys, 'When I grow up, I want to be a watermelon', ephemeral);
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test.each([
  [404, {}, { outcome: 'gone' }],
  [410, {}, { outcome: 'gone' }],
  [429, { 'retry-after': '120' }, { outcome: 'later', waitMs: 120_000 }],
  [503, {}, { outcome: 'later', waitMs: null }],
  [307, { location: 'http://169.254.169.254/' }, { outcome: 'refused' }],
  [413, {}, { outcome: 'refused' }],
])('an answer %s is understood', async (status, headers, expected) => {
  const { send } = await aPushService((_, response) => void response.writeHead(status, headers).end());
  expect(await send(aBrowser().target, message)).toEqual(expected);
});

test('a push service that does not answer is left after its time, and an endless answer is not read', async () => {
  const silent = await aPushService(() => undefined, 50);
  expect(await silent.send(aBrowser().target, message)).toEqual({ outcome: 'later', waitMs: null });
  const endless = await aPushService((_, response) => {
    response.writeHead(201);
    const write = (): void => {
      if (!response.destroyed) response.write('x'.repeat(65_536), write);
    };
    write();
  });
  expect(await endless.send(aBrowser().target, message)).toEqual({ outcome: 'taken' });
});

test('a message that is too long, and an address outside the setting, are not sent', async () => {
  let requests = 0;
  const { send } = await aPushService((_, response) => {
    requests += 1;
    response.writeHead(201).end();
  });
  const { target } = aBrowser();
  expect(await send(target, { ...message, text: 'x'.repeat(3994) })).toEqual({ outcome: 'refused' });
  expect(await send({ ...target, endpoint: 'https://localhost/x' }, message)).toEqual({ outcome: 'gone' });
  expect(requests).toBe(0);
  expect(await send(target, { ...message, text: 'x'.repeat(3993) })).toEqual({ outcome: 'taken' });
});

test.each([
  ['8.8.8.8', true],
  ['2001:4860:4860::8888', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['192.168.0.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['fd00:ec2::254', false],
  ['fe80::1', false],
  ['::ffff:169.254.169.254', false],
])('the address %s is public: %s', (address, expected) => expect(isPublicAddress(address)).toBe(expected));

test('a name is asked at each connection, so that one which resolves elsewhere the second time is not reached', async () => {
  const answers = [['8.8.8.8'], ['8.8.8.8', '127.0.0.1'], ['169.254.169.254']];
  const lookup = guardedLookup(isPublicAddress, (_, done) =>
    done(
      null,
      (answers.shift() ?? []).map((address) => ({ address, family: 4 })),
    ),
  );
  const asked = () =>
    new Promise((resolve) =>
      lookup('push.example.com', {}, (cause, address) => resolve(cause === null ? address : cause)),
    );
  expect(await asked()).toBe('8.8.8.8');
  expect(await asked()).toBeInstanceOf(Error);
  expect(await asked()).toBeInstanceOf(Error);
  expect(await asked()).toBeInstanceOf(Error);
});

test('processes with one secret have one key, and another secret has another one', () => {
  expect(vapidKeysOf(secret)).toEqual(vapidKeysOf(secret));
  expect(vapidKeysOf(secret).publicKey).not.toBe(vapidKeysOf(`${secret}5`).publicKey);
});
