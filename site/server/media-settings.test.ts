import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mediaOf } from './media-settings.ts';

const directory = mkdtempSync(join(tmpdir(), 'media-settings-'));
afterAll(() => rmSync(directory, { recursive: true }));

const aws = { endpoint: null, region: 'us-east-1' };

test.each<[Record<string, string>, object]>([
  [{}, { directory: '/data/pictures' }],
  [{ MEDIA_DIR: '', MEDIA_URL: '' }, { directory: '/data/pictures' }],
  [{ MEDIA_DIR: join(directory, 'shared') }, { directory: join(directory, 'shared') }],
  [{ MEDIA_URL: 's3://pictures' }, { bucket: 'pictures', prefix: '', ...aws }],
  [{ MEDIA_URL: 's3://pictures/' }, { bucket: 'pictures', prefix: '', ...aws }],
  [{ MEDIA_URL: 's3://pictures/velvet/one/' }, { bucket: 'pictures', prefix: 'velvet/one/', ...aws }],
  [
    { MEDIA_URL: 's3://my.bucket/velvet?endpoint=https://store.example:9000&region=eu-central-1' },
    { bucket: 'my.bucket', prefix: 'velvet/', endpoint: 'https://store.example:9000', region: 'eu-central-1' },
  ],
])('reads where pictures are stored from %o', (environment, expected) => {
  expect(mediaOf(environment, '/data')).toEqual(expected);
});

test('creates the folder of MEDIA_DIR', () => {
  const created = join(directory, 'created');
  mediaOf({ MEDIA_DIR: created }, directory);
  expect(statSync(created).isDirectory()).toBe(true);
});

const example =
  'it must look like this: MEDIA_URL=s3://bucket/prefix?endpoint=https://store.example&region=eu-central-1.';

test.each([
  ['https://bucket.example/pictures', 'is no address of a bucket'],
  ['s3:///prefix', 'is no address of a bucket'],
  ['pictures', 'is no address of a bucket'],
  ['s3://key:secret@bucket', 'has credentials, which belong into AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
  ['s3://bucket?endpont=https://store.example', 'has the unknown parameter endpont'],
  ['s3://bucket?endpoint=store.example', 'has the endpoint store.example'],
  ['s3://bucket?endpoint=https://store.example/path', 'has the endpoint https://store.example/path'],
  ['s3://bucket?region=eu central', 'has the region eu central'],
])('rejects MEDIA_URL=%s in one sentence', (value, reason) => {
  expect(() => mediaOf({ MEDIA_URL: value }, '/data')).toThrow(`MEDIA_URL ${reason}; ${example}`);
});

test.each([
  ['a file', 'file', 'ENOTDIR'],
  ['in a folder that is missing', 'missing/shared', 'ENOENT'],
])('rejects a MEDIA_DIR that is %s', (_, name, code) => {
  writeFileSync(join(directory, 'file'), '');
  const value = join(directory, name);
  expect(() => mediaOf({ MEDIA_DIR: value }, '/data')).toThrow(
    `MEDIA_DIR is ${value}, but must be a folder that this server can write (${code}).`,
  );
});

test('rejects both settings at once', () => {
  expect(() => mediaOf({ MEDIA_DIR: directory, MEDIA_URL: 's3://bucket' }, '/data')).toThrow(
    'MEDIA_DIR and MEDIA_URL are both set; set one of them.',
  );
});
