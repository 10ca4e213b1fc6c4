import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createLog, type LogRecord } from './log.ts';

/** Writes records. Returns the lines. */
const linesOf = async (records: readonly LogRecord[]): Promise<readonly string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'lounge-'));
  const file = join(folder, 'server.log');
  const log = createLog({ file });
  records.forEach(log.write);
  await log.flush();
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  rmSync(folder, { recursive: true });
  return lines;
};
const parsed = (line: string | undefined) => JSON.parse(line ?? '') as Record<string, unknown>;

test('writes a line of JSON for each record, with a level by status', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lounge-'));
  const file = join(folder, 'log/server.jsonl');
  const log = createLog({ file });
  log.write({ id: 'r-1', call: 'a/b/c', status: 200, ms: 1.23456 });
  log.write({ id: 'r-2', call: 'a/b/c', status: 404, ms: 1, code: 'unknown', field: null });
  log.write({ id: 'r-3', call: 'a/b/c', status: 500, ms: 1, code: 'failed', cause: new Error('broken') });
  await log.flush();
  log.write({ id: 'r-4', call: 'a/b/c', status: 200, ms: 1 });
  await log.flush();
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const records = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  rmSync(folder, { recursive: true });
  expect(records.map(({ level }) => level)).toEqual([30, 40, 50]);
  expect(records[0]).toMatchObject({ id: 'r-1', call: 'a/b/c', status: 200, ms: 1.235 });
  expect(records[2]).toMatchObject({ err: { message: 'broken' } });
  expect(records[1]).not.toHaveProperty('cause');
});

const forged = '\n{"level":30,"call":"account log-in","guest":7}\r\n\u2028\u0000\u001b[2K';

test.each(['call', 'code', 'field', 'session', 'address'])(
  'a line break in the field %s begins no line, and is still the field’s text',
  async (field) => {
    const lines = await linesOf([{ id: 'r-1', call: 'a', status: 404, ms: 1, code: 'unknown', [field]: forged }]);
    expect(lines).toHaveLength(1);
    expect(parsed(lines[0])).toMatchObject({ id: 'r-1', level: 40, [field]: forged });
    for (const control of ['\r', '\u0000', '\u001b']) expect(lines[0]).not.toContain(control);
  },
);

test('a line break in the message of an error begins no line', async () => {
  const lines = await linesOf([{ id: 'r-1', call: 'a', status: 500, ms: 1, cause: new Error(forged) }]);
  expect(lines).toHaveLength(1);
  expect(parsed(lines[0])).toMatchObject({ err: { message: forged } });
});

test('times are milliseconds since 1970, which are the same in every time zone', async () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  const from = Date.now();
  const lines = await linesOf([{ id: 'r-1', call: 'a', status: 200, ms: 1 }]);
  const { time } = parsed(lines[0]);
  vi.unstubAllEnvs();
  expect(time).toBeGreaterThanOrEqual(from);
  expect(time).toBeLessThanOrEqual(Date.now());
});

test('a line has who it is about', async () => {
  const who = { guest: 7, session: '0123456789ab', address: '2001:db8:0:1::/64' };
  const [done, rejected, nobody] = await linesOf([
    { id: 'r-1', call: 'account log-in', status: 200, ms: 0, ...who },
    { id: 'r-2', call: 'account log-in', status: 401, ms: 0, code: 'wrong', ...who },
    { id: 'r-3', call: 'a', status: 200, ms: 0 },
  ]);
  expect(parsed(done)).toMatchObject(who);
  expect(parsed(rejected)).toMatchObject(who);
  expect(Object.keys(parsed(nobody)).toSorted()).toEqual(['call', 'id', 'level', 'ms', 'status', 'time']);
});

test('repeated rejections of one address are counted, those of others are written', async () => {
  const rejected = { call: 'account log-in', status: 401, ms: 0, code: 'wrong' };
  const repeated = Array.from({ length: 100 }, (_, at) => ({ ...rejected, id: `r-${at}`, address: '192.0.2.1' }));
  const lines = (await linesOf([...repeated, { ...rejected, id: 'other', address: '192.0.2.2' }])).map(parsed);
  expect(lines.filter(({ address, id }) => address === '192.0.2.1' && id !== undefined)).toHaveLength(5);
  expect(lines).toContainEqual(expect.objectContaining({ id: 'other', address: '192.0.2.2' }));
  expect(lines.at(-1)).toMatchObject({ call: 'account log-in', address: '192.0.2.1', more: 95 });
});
