import { expect, test, vi } from 'vitest';
import { canPlay, openSource, type LiveStreamSource, type WhepConnection } from './open-source.ts';

const hls: LiveStreamSource = { type: 'hls', src: '/live.m3u8' };
const whep: LiveStreamSource = { type: 'whep', src: '/whep' };

/** A promise that the test settles. */
function pending<T>() {
  let resolve = (_: T): void => undefined;
  let reject = (_: Error): void => undefined;
  const promise = new Promise<T>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve, reject };
}

function open(source: LiveStreamSource) {
  const stream = pending<{ choose: (quality: number | null) => void; end: () => void }>();
  const connection = pending<WhepConnection>();
  const onFailed = vi.fn();
  const onQualities = vi.fn();
  const seen: { qualities: ((list: { id: number; label: string }[]) => void) | null; signal: AbortSignal | null } = {
    qualities: null,
    signal: null,
  };
  const opened = openSource({
    video: document.createElement('video'),
    source,
    loadStream: (asked) => {
      seen.qualities = asked.onQualities;
      return stream.promise;
    },
    connectWhep: (asked) => {
      seen.signal = asked.signal;
      return connection.promise;
    },
    onQualities,
    onFailed,
  });
  return { opened, stream, connection, onFailed, onQualities, seen };
}

const settled = () => new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => resolve(null))));
const handle = () => ({ choose: vi.fn(), end: vi.fn() });

test('a stream that arrives after it was closed is ended at once, and nothing is reported', async () => {
  const { opened, stream, onFailed, onQualities, seen } = open(hls);
  opened.close();
  const arrived = handle();
  stream.resolve(arrived);
  await settled();
  expect(arrived.end).toHaveBeenCalledOnce();
  seen.qualities?.([{ id: 0, label: '90p' }]);
  expect(onQualities).not.toHaveBeenCalled();
  expect(onFailed).not.toHaveBeenCalled();
});

test('a limit that was asked for while the stream was loading applies once its qualities are known', async () => {
  const { opened, stream, seen } = open(hls);
  opened.limit(200);
  const arrived = handle();
  stream.resolve(arrived);
  await settled();
  seen.qualities?.([
    { id: 2, label: '720p' },
    { id: 1, label: '180p' },
  ]);
  expect(arrived.choose).toHaveBeenLastCalledWith(1);
  opened.choose(2);
  expect(arrived.choose).toHaveBeenLastCalledWith(1);
  opened.limit(null);
  expect(arrived.choose).toHaveBeenLastCalledWith(2);
});

test('a connection says whether its picture can become smaller', async () => {
  const fixed = open(whep);
  fixed.connection.resolve({ close: () => undefined, onFailed: () => undefined });
  await settled();
  expect(fixed.opened.limit(200)).toBe(false);
  const flexible = open(whep);
  const limit = vi.fn();
  flexible.connection.resolve({ close: () => undefined, onFailed: () => undefined, limit });
  await settled();
  expect(flexible.opened.limit(200)).toBe(true);
  expect(limit).toHaveBeenCalledWith(200);
  expect(open(hls).opened.limit(100)).toBe(true);
});

test('a connection stops when it is closed while it connects', async () => {
  const { opened, connection, onFailed, seen } = open(whep);
  opened.close();
  expect(seen.signal?.aborted).toBe(true);
  const close = vi.fn();
  connection.resolve({ close, onFailed: () => undefined });
  await settled();
  expect(close).toHaveBeenCalledOnce();
  expect(onFailed).not.toHaveBeenCalled();
});

test('a connection that is rejected or breaks is reported, but not after it was closed', async () => {
  const rejected = open(whep);
  rejected.connection.reject(new Error('ICE'));
  await settled();
  expect(rejected.onFailed).toHaveBeenCalledWith('whep');
  const broken = open(whep);
  let fail = (_: string): void => undefined;
  broken.connection.resolve({ close: () => undefined, onFailed: (listener) => void (fail = listener) });
  await settled();
  fail('iceFailed');
  expect(broken.onFailed).toHaveBeenCalledWith('iceFailed');
  broken.opened.close();
  fail('iceFailed');
  expect(broken.onFailed).toHaveBeenCalledTimes(1);
});

test('sources without a way to play them are left out', () => {
  const way = { loadStream: undefined, connectWhep: undefined };
  expect(canPlay(whep, way)).toBe(false);
  expect(canPlay({ type: 'mp4', src: '/a.mp4' }, way)).toBe(true);
});
