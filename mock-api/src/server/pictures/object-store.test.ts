import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { objectStore, type ObjectStoreAddress, type ObjectStoreOptions } from './object-store.ts';
import type { PictureRequest } from './picture-file.ts';
import { createPictureService, type Picture } from './picture-service.ts';

const loopback = '127.0.0.1';
let directory: string;
let server: S3rver;
let address: ObjectStoreAddress;
let port: number;

const start = async (at = 0): Promise<void> => {
  server = new S3rver({
    address: loopback,
    port: at,
    silent: true,
    directory: join(directory, 'objects'),
    vhostBuckets: false,
    configureBuckets: [{ name: 'pictures' }],
  });
  ({ port } = await server.run());
};

const stop = async (): Promise<void> => {
  const closed = server.close();
  server.httpServer.closeAllConnections();
  await closed;
};

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'object-store-'));
  await start();
  address = { bucket: 'pictures', prefix: 'velvet/', endpoint: `http://${loopback}:${port}`, region: 'us-east-1' };
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
});

afterEach(async () => {
  vi.unstubAllEnvs();
  if (server.httpServer.listening) await stop();
  await rm(directory, { recursive: true });
});

const request: PictureRequest = { brand: 'velvet', kind: 'avatar', seed: 'mirela', width: 60 };

/** A service with an object store, with its warnings and a clock. */
const aService = async (options: ObjectStoreOptions = {}, at = address) => {
  const warnings: string[] = [];
  let now = 0;
  const log = { warn: (_: object, message: string) => void warnings.push(message) };
  // A busy machine answers late, which is no outage.
  const store = await objectStore(at, { log, now: () => now, timeoutMs: 60_000, ...options });
  const service = createPictureService({ committedDir: directory, cacheDir: join(directory, 'unused'), store });
  onTestFinished(() => service.close());
  return { service, warnings, pass: (ms: number) => void (now += ms) };
};

const bytesOf = (result: Picture | 'busy' | 'unknown'): Uint8Array => {
  if (typeof result === 'string') throw new Error(`expected a picture, got ${result}`);
  return new Uint8Array(result.bytes);
};

/** Reads a picture by a service that may not draw; null where it is not stored. */
const storedOf = async (wanted: PictureRequest): Promise<Uint8Array | null> => {
  const { service } = await aService();
  const result = await service.get(wanted, async () => false);
  return result === 'unknown' ? null : bytesOf(result);
};

test('a picture that one service has drawn is read by others, in all its widths and below the prefix', async () => {
  expect(await storedOf(request)).toBeNull();
  const { service, warnings } = await aService();
  const drawn = bytesOf(await service.get(request));
  await service.close();
  expect(await storedOf(request)).toEqual(drawn);
  expect(await storedOf({ ...request, width: 640 })).not.toBeNull();
  expect(await storedOf({ ...request, seed: 'other' })).toBeNull();
  const { service: elsewhere } = await aService({}, { ...address, prefix: '' });
  expect(await elsewhere.get(request, async () => false)).toBe('unknown');
  expect(warnings).toEqual([]);
});

test('services that draw the same picture at once do no harm', async () => {
  const services = await Promise.all([aService(), aService()]);
  const drawn = await Promise.all(services.map(async ({ service }) => bytesOf(await service.get(request))));
  await Promise.all(services.map(({ service }) => service.close()));
  expect(drawn[0]).toEqual(drawn[1]);
  expect(await storedOf(request)).toEqual(drawn[0]);
  expect(services.flatMap(({ warnings }) => warnings)).toEqual([]);
});

test.each([
  ['a bucket that is not there', { bucket: 'nowhere' }, {}, /^The bucket nowhere refuses to store pictures: .*bucket/],
  ['an unknown key', {}, { AWS_ACCESS_KEY_ID: 'somebody' }, /^The bucket pictures refuses to store pictures: .*Key/],
  ['another secret', {}, { AWS_SECRET_ACCESS_KEY: 'guessed' }, /^The bucket pictures refuses .*signature/],
  ['no credentials', {}, { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '', HOME: '/nowhere' }, /credentials/],
])('%s is refused at the start', async (_, other, environment, message) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  await expect(objectStore({ ...address, ...other })).rejects.toThrow(message);
});

test('pictures are drawn while the store is away, with one warning, and stored when it is back', async () => {
  await stop();
  const { service, warnings, pass } = await aService();
  for (const seed of ['one', 'two']) expect(bytesOf(await service.get({ ...request, seed })).length).toBeGreaterThan(0);
  expect(warnings).toEqual(['the store of pictures is away']);
  await start(port);
  pass(10_000);
  const drawn = bytesOf(await service.get(request));
  await service.close();
  expect(await storedOf(request)).toEqual(drawn);
  expect(await storedOf({ ...request, seed: 'one' })).toBeNull();
  expect(warnings).toHaveLength(1);
});

test('a store that goes away while the server runs fails no request', async () => {
  const { service, warnings } = await aService();
  await stop();
  expect(bytesOf(await service.get(request)).length).toBeGreaterThan(0);
  await service.close();
  expect(warnings).toEqual(['stored pictures are not read']);
});

test('a store that does not answer is not waited for', async () => {
  const silent = createServer().listen(0, loopback);
  onTestFinished(() => void silent.close());
  await vi.waitUntil(() => silent.listening);
  const sockets = new Set<{ destroy: () => void }>();
  silent.on('connection', (socket) => void sockets.add(socket));
  const endpoint = `http://${loopback}:${(silent.address() as AddressInfo).port}`;
  const { service, warnings } = await aService({ timeoutMs: 50 }, { ...address, endpoint });
  expect(bytesOf(await service.get(request)).length).toBeGreaterThan(0);
  expect(warnings).toEqual(['the store of pictures is away']);
  sockets.forEach((socket) => socket.destroy());
});
