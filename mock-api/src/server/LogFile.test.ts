import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';
import { LogFile, type LogFileSystem } from './LogFile.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lounge-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

/** A file system of which `free` bytes are left. */
const systemWith = (disk: { free: number }): LogFileSystem => ({
  open: (file) => openSync(file, 'a'),
  stat: (descriptor) => fstatSync(descriptor),
  write: (descriptor, bytes) => {
    if (disk.free === 0) throw full();
    const part = bytes.subarray(0, disk.free);
    disk.free -= part.length;
    return writeSync(descriptor, part);
  },
  truncate: (descriptor, size) => ftruncateSync(descriptor, size),
  rename: (from, to) => renameSync(from, to),
  close: (descriptor) => closeSync(descriptor),
});

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const record = { id: 'r', call: 'a/b/c', status: 200, ms: 1 };

test('a full disk ends nothing; the lost lines are counted as soon as there is room', async () => {
  const file = join(folder, 'server.log');
  const disk = { free: 0 };
  const onFailure = vi.fn<(cause: Error) => void>();
  const log = new LogFile({ file, system: systemWith(disk), onFailure });
  log.write('{"n":1}\n');
  log.write('{"n":2}\n');
  log.flush();
  log.write('{"n":3}\n');
  log.flush();
  disk.free = 1000;
  log.write('{"n":4}\n');
  log.close();
  expect(linesOf(file)).toMatchObject([{ call: 'log', lost: 3, err: { message: full().message } }, { n: 4 }]);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('a line that the disk cuts is removed, so that the others stay readable', () => {
  const file = join(folder, 'server.log');
  const disk = { free: 10 };
  const log = new LogFile({ file, system: systemWith(disk) });
  log.write('{"n":1}\n');
  log.flush();
  log.write('{"n":2}\n');
  log.flush();
  disk.free = 1000;
  log.write('{"n":3}\n');
  log.close();
  expect(linesOf(file)).toMatchObject([{ n: 1 }, { lost: 1 }, { n: 3 }]);
});

test('rotates by size and keeps four older files', () => {
  const file = join(folder, 'server.log');
  const log = new LogFile({ file, maxBytes: 20 });
  for (let n = 1; n <= 8; n += 1) {
    log.write(`{"number":${n}}\n`);
    log.flush();
  }
  log.close();
  const names = [file, ...[1, 2, 3, 4].map((n) => `${file}.${n}`)];
  expect(names.flatMap(linesOf)).toEqual([8, 7, 6, 5, 4].map((number) => ({ number })));
  expect(existsSync(`${file}.5`)).toBe(false);
});

test('rotations that fail leave all files as they are', () => {
  const file = join(folder, 'server.log');
  const disk = { free: 1000 };
  let isFull = false;
  const system = systemWith(disk);
  const open = (path: string) => {
    if (isFull) throw full();
    return system.open(path);
  };
  const log = new LogFile({ file, maxBytes: 20, system: { ...system, open } });
  const write = (n: number) => {
    log.write(`{"number":${n}}\n`);
    log.flush();
  };
  [1, 2, 3].forEach(write);
  isFull = true;
  [4, 5, 6, 7, 8, 9].forEach(write);
  expect([file, `${file}.1`, `${file}.2`].flatMap(linesOf)).toEqual([3, 2, 1].map((number) => ({ number })));
  isFull = false;
  write(10);
  log.close();
  expect(linesOf(file)).toMatchObject([{ lost: 6 }, { number: 10 }]);
  expect(linesOf(`${file}.3`)).toEqual([{ number: 1 }]);
});

test('never renames what is no file', () => {
  const log = new LogFile({ file: '/dev/null', maxBytes: 1 });
  log.write('{"n":1}\n');
  log.flush();
  log.write('{"n":2}\n');
  log.close();
  expect(statSync('/dev/null').isFile()).toBe(false);
});

test('an existing file is made readable by its owner only', () => {
  const file = join(folder, 'old.log');
  closeSync(openSync(file, 'a', 0o644));
  new LogFile({ file }).close();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { mode } = statSync('/dev/null');
  new LogFile({ file: '/dev/null' }).close();
  expect(statSync('/dev/null').mode).toBe(mode);
});

test('is readable by its owner only', () => {
  const file = join(folder, 'new/server.log');
  new LogFile({ file }).close();
  expect([statSync(file).mode & 0o777, statSync(join(folder, 'new')).mode & 0o777]).toEqual([0o600, 0o700]);
});

test.each([
  ['one call', () => 'socket', 6],
  ['a path for each', (n: number) => `/rest/v1/${n}`, 56],
])('50,000 rejections of %s leave few lines, and their number', async (_, callOf, most) => {
  const file = join(folder, 'server.log');
  const log = createLog({ file });
  for (let n = 0; n < 50_000; n += 1)
    log.write({ ...record, id: `r-${n}`, call: callOf(n), status: 422, code: 'malformed' });
  log.write(record);
  await log.flush();
  const lines = linesOf(file);
  expect(lines.length).toBeLessThanOrEqual(most + 1);
  const rejected = lines.filter(({ status }) => status === 422);
  const counted = rejected.reduce((sum, { more }) => sum + (typeof more === 'number' ? more : 1), 0);
  expect(counted).toBe(50_000);
  expect(lines).toContainEqual(expect.objectContaining({ status: 200 }));
});

/** Standard output that takes `free` bytes, then none until somebody reads. */
const pipeOf = (pipe: { free: number; taken: string }): LogFileSystem => ({
  ...systemWith({ free: 0 }),
  stat: () => ({ size: 0, isFile: () => false }),
  write: (_, bytes) => {
    if (pipe.free === 0) throw Object.assign(new Error('EAGAIN: resource temporarily unavailable'), { code: 'EAGAIN' });
    const part = bytes.subarray(0, pipe.free);
    pipe.free -= part.length;
    pipe.taken += part.toString('utf8');
    return part.length;
  },
});

test('a reader who is slow gets every line whole, later', () => {
  const pipe = { free: 10, taken: '' };
  const log = new LogFile({ system: pipeOf(pipe) });
  log.write('{"n":1}\n');
  log.write('{"n":2}\n');
  log.flush();
  log.write('{"n":3}\n');
  log.flush();
  expect(pipe.taken).toBe('{"n":1}\n{"');
  pipe.free = Infinity;
  log.flush();
  expect(pipe.taken).toBe('{"n":1}\n{"n":2}\n{"n":3}\n');
});

test('a reader who has stopped costs a megabyte, and reads later how many lines are lost', () => {
  const pipe = { free: 10, taken: '' };
  const onFailure = vi.fn<(cause: Error) => void>();
  const log = new LogFile({ system: pipeOf(pipe), onFailure });
  const line = `${JSON.stringify({ text: 'x'.repeat(985) })}\n`;
  for (let count = 0; count < 2500; count += 1) log.write(line);
  expect(onFailure).toHaveBeenCalledOnce();
  pipe.free = Infinity;
  log.close();
  const lines = pipe.taken
    .trimEnd()
    .split('\n')
    .map((each) => JSON.parse(each) as { text?: string; lost?: number });
  const lost = lines.reduce((sum, each) => sum + (each.lost ?? 0), 0);
  expect(lost).toBeGreaterThan(1000);
  expect(lines.filter(({ text }) => text !== undefined).length + lost).toBe(2500);
});

test('the end does not wait for ever for a reader who has stopped', () => {
  const pipe = { free: 0, taken: '' };
  const log = new LogFile({ system: pipeOf(pipe) });
  log.write('{"n":1}\n');
  const startedAt = performance.now();
  log.close();
  expect(performance.now() - startedAt).toBeLessThan(5000);
  expect(pipe.taken).toBe('');
});
